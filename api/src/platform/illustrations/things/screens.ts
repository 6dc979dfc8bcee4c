import type { Palette } from '../palette.ts';
import { disc, line, oval, rect, ring, shape, times } from '../shapes.ts';

/** What a screen of 276 × 176 shows. */
const base = (fill: string) => rect(0, 0, 276, 176, fill, 6);
const bar = (p: Palette) =>
  rect(0, 0, 276, 22, p.main, 6) + rect(12, 8, 44, 7, p.white, 3) + rect(196, 8, 68, 7, p.soft, 3);

/** 38 × 30, from the upper left. */
const FLAGS = [
  (x: number, y: number) => rect(x, y, 38, 15, '#FFFFFF', 2) + rect(x, y + 15, 38, 15, '#D6483B', 2),
  (x: number, y: number) =>
    rect(x, y, 38, 10, '#26302D') + rect(x, y + 10, 38, 10, '#C9473B') + rect(x, y + 20, 38, 10, '#EBA83A'),
  (x: number, y: number) =>
    rect(x, y, 13, 30, '#2E5E9A') + rect(x + 13, y, 12, 30, '#F4F1EA') + rect(x + 25, y, 13, 30, '#C9473B'),
  (x: number, y: number) =>
    rect(x, y, 38, 30, '#2E6A94', 2) + rect(x, y + 12, 38, 6, '#EBA83A') + rect(x + 11, y, 6, 30, '#EBA83A'),
] as const;

export const SCREENS = {
  shop: (p: Palette) =>
    [
      base(p.paper),
      bar(p),
      times(3, (index) => {
        const x = 14 + index * 85;
        const goods = [
          shape(`M${x + 20} 100l5 -42h28l5 42z`, p.accent),
          disc(x + 39, 78, 24, p.main),
          rect(x + 22, 56, 34, 46, p.deep, 7),
        ][index];
        return [
          rect(x, 36, 78, 126, p.white, 8),
          rect(x, 36, 78, 76, p.pale, 8),
          goods,
          rect(x + 10, 120, 50, 7, p.ink, 3),
          rect(x + 10, 134, 30, 7, p.soft, 3),
          rect(x + 44, 146, 24, 10, p.accent, 5),
        ].join('');
      }),
    ].join(''),
  site: (p: Palette) =>
    [
      base(p.paper),
      bar(p),
      rect(0, 22, 276, 84, p.pale),
      rect(16, 42, 100, 12, p.deep, 5),
      rect(16, 60, 78, 8, p.soft, 4),
      rect(16, 78, 54, 18, p.accent, 9),
      shape('M150 106L196 52L226 84L240 70L272 106z', p.main),
      disc(240, 46, 12, p.accent),
      times(3, (index) => rect(16 + index * 84, 118, 76, 44, index === 1 ? p.soft : p.line, 7)),
    ].join(''),
  code: (p: Palette) =>
    [
      base(p.deep),
      rect(0, 0, 58, 176, p.ink, 6),
      times(5, (row) => rect(12, 20 + row * 22, 34, 7, row === 1 ? p.accent : p.main, 3)),
      times(7, (row) => {
        const indent = [0, 16, 32, 32, 16, 16, 0][row] ?? 0;
        const length = [60, 84, 52, 96, 40, 70, 30][row] ?? 0;
        return (
          rect(74 + indent, 20 + row * 20, length, 8, [p.accent, p.soft, p.white, '#7FD9C0'][row % 4] as string, 4) +
          rect(84 + indent + length, 20 + row * 20, 28, 8, p.main, 4)
        );
      }),
    ].join(''),
  chart: (p: Palette) =>
    [
      base(p.paper),
      rect(14, 14, 84, 10, p.deep, 5),
      ...[p.main, p.accent, p.soft].map(
        (tone, index) => rect(14 + index * 86, 34, 76, 34, p.white, 7) + rect(24 + index * 86, 44, 40, 8, tone, 4),
      ),
      ...[26, 40, 32, 56, 48, 66, 76].map((height, index) =>
        rect(20 + index * 24, 160 - height, 15, height, index === 6 ? p.accent : p.main, 3),
      ),
      ring(228, 120, 26, p.soft, 14),
      line('M228 94A26 26 0 0 1 252 130', p.accent, 14),
    ].join(''),
  table: (p: Palette) =>
    [
      base(p.white),
      rect(0, 0, 276, 24, p.leafDeep, 6),
      rect(12, 9, 60, 7, p.white, 3),
      times(6, (row) =>
        times(
          5,
          (column) =>
            rect(
              8 + column * 53,
              32 + row * 23,
              49,
              19,
              row === 0 ? p.pale : column === 4 && row > 3 ? p.accent : p.paper,
              2,
            ) +
            rect(
              14 + column * 53,
              38 + row * 23,
              18 + ((row * 7 + column * 11) % 20),
              6,
              row === 0 ? p.deep : p.line,
              3,
            ),
        ),
      ),
    ].join(''),
  mail: (p: Palette) =>
    [
      base(p.pale),
      rect(66, 26, 144, 126, p.white, 8),
      rect(66, 26, 144, 48, p.main, 8),
      shape('M84 74L120 44L142 60L158 50L192 74z', p.soft),
      rect(82, 86, 90, 10, p.deep, 5),
      rect(82, 104, 112, 6, p.line, 3),
      rect(82, 116, 100, 6, p.line, 3),
      rect(82, 130, 46, 14, p.accent, 7),
    ].join(''),
  shield: (p: Palette) =>
    [
      base(p.deep),
      ring(138, 88, 74, p.main, 5),
      shape('M138 26L188 44V88C188 122 164 142 138 152C112 142 88 122 88 88V44z', p.soft),
      shape('M138 26L188 44V88C188 122 164 142 138 152z', p.main),
      line('M114 88L132 106L164 70', p.white, 13),
    ].join(''),
  stream: (p: Palette) =>
    [
      base(p.ink),
      rect(12, 12, 176, 124, p.main, 6),
      shape('M64 136q4 -50 36 -50t36 50z', p.accent),
      disc(100, 62, 25, p.skin),
      shape('M74 62a26 26 0 0 1 52 0q-24 -18-52 0z', p.hair),
      rect(22, 22, 40, 15, '#D6483B', 7),
      times(4, (row) => rect(198, 14 + row * 31, 66, 24, row % 2 ? p.deep : p.soft, 7)),
      rect(12, 150, 252, 6, p.metalDeep, 3),
      rect(12, 150, 130, 6, p.accent, 3),
      disc(142, 153, 8, p.white),
    ].join(''),
  design: (p: Palette) =>
    [
      base(p.line),
      rect(0, 0, 44, 176, p.ink, 6),
      times(5, (row) => rect(12, 16 + row * 30, 20, 20, row === 0 ? p.accent : p.deep, 5)),
      rect(66, 22, 84, 132, p.white, 8),
      rect(76, 34, 64, 40, p.soft, 6),
      rect(76, 82, 50, 8, p.deep, 4),
      rect(76, 96, 64, 6, p.line, 3),
      rect(76, 128, 64, 16, p.main, 8),
      rect(168, 22, 92, 60, p.white, 8),
      disc(214, 52, 18, p.accent),
      rect(168, 94, 92, 60, p.main, 8),
      line('M160 14H268V90H160z', p.accentDeep, 2),
    ].join(''),
  search: (p: Palette) =>
    [
      base(p.paper),
      rect(40, 20, 196, 32, p.white, 16),
      rect(58, 32, 90, 8, p.main, 4),
      ring(214, 35, 8, p.accentDeep, 4),
      line('M220 41L226 47', p.accentDeep, 4),
      times(3, (row) =>
        [
          rect(40, 66 + row * 36, 196, 30, row === 0 ? p.pale : p.white, 7),
          rect(50, 73 + row * 36, 80, 7, row === 0 ? p.deep : p.soft, 3),
          rect(50, 85 + row * 36, 140, 5, p.line, 2),
          row === 0 ? rect(198, 73, 28, 14, p.accent, 7) : '',
        ].join(''),
      ),
    ].join(''),
  flow: (p: Palette) =>
    [
      base(p.paper),
      line('M70 50H112M164 50H204M138 72V108M90 130H60V68M188 130H226V68', p.soft, 5),
      rect(22, 32, 54, 36, p.main, 8),
      rect(112, 28, 52, 44, p.accent, 8),
      rect(202, 32, 52, 36, p.main, 8),
      shape('M138 98L190 130L138 162L86 130z', p.deep),
      line('M124 130L134 140L154 120', p.white, 6),
    ].join(''),
  access: (p: Palette) =>
    [
      base(p.paper),
      disc(86, 88, 56, p.main),
      ring(86, 88, 46, p.white, 4),
      disc(86, 60, 8, p.white),
      line('M60 76Q86 84 112 76M86 80V98M86 98L72 126M86 98L100 126', p.white, 8),
      rect(164, 40, 90, 20, p.deep, 6),
      rect(164, 70, 90, 20, p.soft, 6),
      rect(164, 100, 90, 36, p.accent, 8),
      line('M194 118L204 127L224 108', p.white, 7),
    ].join(''),
  languages: (p: Palette) =>
    [
      base(p.paper),
      bar(p),
      ...FLAGS.map((flag, index) => {
        const [x, y] = [16 + (index % 2) * 126, 34 + Math.floor(index / 2) * 68];
        return (
          rect(x, y, 118, 60, p.white, 8) +
          flag(x + 10, y + 14) +
          rect(x + 58, y + 18, 48, 8, p.deep, 4) +
          rect(x + 58, y + 34, 34, 6, p.line, 3)
        );
      }),
    ].join(''),
  subtitles: (p: Palette) =>
    [
      base(p.deep),
      disc(200, 50, 24, p.accent),
      shape('M0 140L70 60L120 112L160 76L276 150V170Q276 176 270 176H6Q0 176 0 170z', p.main),
      shape('M0 150L90 112L190 150L276 124V170Q276 176 270 176H6Q0 176 0 170z', p.ink),
      rect(52, 120, 172, 20, p.white, 5),
      rect(62, 127, 152, 7, p.ink, 3),
      rect(84, 146, 108, 18, p.white, 5),
      rect(94, 152, 88, 7, p.ink, 3),
    ].join(''),
  portrait: (p: Palette) =>
    [
      base(p.paper),
      rect(16, 18, 84, 140, p.pale, 8),
      shape('M26 158q4 -46 32 -46t32 46z', p.main),
      disc(58, 84, 24, p.skin),
      shape('M33 84a25 25 0 0 1 50 0q-24 -18-50 0z', p.hair),
      rect(118, 26, 110, 12, p.deep, 6),
      times(4, (row) => rect(118, 54 + row * 18, 140 - (row % 2) * 34, 7, p.line, 3)),
      rect(118, 134, 64, 20, p.accent, 10),
      oval(222, 144, 16, 10, p.soft),
    ].join(''),
} as const satisfies Record<string, (p: Palette) => string>;
export type ScreenName = keyof typeof SCREENS;
