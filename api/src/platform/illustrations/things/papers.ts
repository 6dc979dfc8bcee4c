import type { Palette } from '../palette.ts';
import { at, disc, line, rect, ring, shape, times, veil } from '../shapes.ts';

const sheet = (p: Palette, content: string) =>
  [
    veil(p.ink, 0.12, rect(-98, -278, 212, 284, 'currentColor', 10)),
    rect(-106, -288, 212, 288, p.paper, 10),
    shape('M66 -288H96Q106 -288 106 -278V-248z', p.line),
    shape('M66 -288L106 -248H76Q66 -248 66 -258z', p.soft),
    content,
  ].join('');

const rows = (p: Palette, from: number, count: number, step = 20) =>
  times(count, (row) => rect(-80, from + row * step, row % 3 === 2 ? 106 : 160, 7, p.line, 3));

export const seal = (p: Palette, x: number, y: number) =>
  [
    shape(
      `M${x - 16} ${y + 10}L${x - 24} ${y + 60}L${x} ${y + 46}L${x + 24} ${y + 60}L${x + 16} ${y + 10}z`,
      p.accentDeep,
    ),
    disc(x, y, 30, p.accent),
    ring(x, y, 20, p.white, 4),
  ].join('');

const pen = (p: Palette) =>
  [
    shape('M-9 -64H9V70L0 96L-9 70z', p.deep),
    shape('M-9 70H9L0 96z', p.accent),
    rect(-9, -82, 18, 18, p.accent, 5),
    veil(p.white, 0.3, rect(-6, -60, 5, 126, 'currentColor')),
  ].join('');

const contract = (p: Palette) =>
  [
    sheet(
      p,
      rect(-80, -258, 96, 14, p.deep, 6) +
        rows(p, -224, 6) +
        line('M-76 -50q14 -30 24 -6t18 -14 16 12 26 -10', p.main, 5) +
        line('M-80 -34H16', p.line, 4) +
        seal(p, 62, -78),
    ),
    at(88, -76, pen(p), { turn: 38 }),
  ].join('');

const invoice = (p: Palette) =>
  sheet(
    p,
    [
      rect(-80, -258, 44, 44, p.main, 10),
      line('M-68 -236L-60 -228L-46 -246', p.white, 6),
      rect(-24, -254, 70, 12, p.deep, 5),
      rect(-24, -234, 46, 8, p.soft, 4),
      times(4, (row) => rect(-80, -190 + row * 26, 92, 9, p.line, 4) + rect(40, -190 + row * 26, 40, 9, p.soft, 4)),
      line('M-80 -80H80', p.line, 4),
      rect(-10, -64, 90, 34, p.accent, 8),
      rect(6, -51, 58, 9, p.white, 4),
    ].join(''),
  );

const checklist = (p: Palette) =>
  [
    rect(-112, -284, 224, 284, p.woodDeep, 14),
    rect(-98, -266, 196, 252, p.paper, 6),
    rect(-44, -296, 88, 34, p.metalDeep, 10),
    rect(-26, -306, 52, 22, p.metal, 10),
    times(4, (row) =>
      [
        rect(-78, -232 + row * 52, 34, 34, row < 3 ? p.main : p.line, 8),
        row < 3 ? line(`M-70 ${-215 + row * 52}l7 8l13 -15`, p.white, 6) : '',
        rect(-30, -226 + row * 52, 108, 9, p.soft, 4),
        rect(-30, -209 + row * 52, 72, 7, p.line, 3),
      ].join(''),
    ),
  ].join('');

const report = (p: Palette) =>
  sheet(
    p,
    [
      rect(-80, -258, 90, 14, p.deep, 6),
      times(5, (index) =>
        rect(-78 + index * 33, -108 - index * 22, 22, 22 + index * 22, index === 4 ? p.accent : p.main, 4),
      ),
      line('M-80 -82H84', p.line, 5),
      rows(p, -62, 2, 22),
    ].join(''),
  );

const binder = (fill: keyof Palette, height: number) => (p: Palette) =>
  [
    rect(-30, -height, 60, height, p[fill], 6),
    veil(p.ink, 0.16, rect(14, -height, 16, height, 'currentColor', 6)),
    rect(-16, -height + 24, 28, 70, p.paper, 4),
    rect(-10, -height + 38, 16, 6, p.ink, 3),
    ring(-2, -40, 13, p.paper, 6),
  ].join('');

const binders = (p: Palette) =>
  [
    at(-108, 0, binder('deep', 240)(p)),
    at(-44, 0, binder('main', 240)(p)),
    at(20, 0, binder('accent', 240)(p)),
    at(110, -2, binder('soft', 234)(p), { turn: 11 }),
  ].join('');

const ledger = (p: Palette) =>
  [
    shape('M-170 -150L0 -176L170 -150V-12L0 -38L-170 -12z', p.deep),
    shape('M-158 -168Q-70 -196 0 -164V-30Q-70 -60-158 -34z', p.paper),
    shape('M158 -168Q70 -196 0 -164V-30Q70 -60 158 -34z', p.white),
    times(5, (row) =>
      line(`M-138 ${-146 + row * 22}Q-76 ${-164 + row * 22}-22 ${-146 + row * 22}`, row === 0 ? p.main : p.line, 6),
    ),
    times(
      5,
      (row) =>
        line(`M22 ${-146 + row * 22}Q62 ${-162 + row * 22} 84 ${-158 + row * 22}`, p.line, 6) +
        line(`M106 ${-157 + row * 22}L136 ${-150 + row * 22}`, row === 4 ? p.accent : p.soft, 7),
    ),
  ].join('');

const calculator = (p: Palette) =>
  [
    rect(-82, -232, 164, 232, p.ink, 18),
    rect(-64, -214, 128, 48, '#CFE6DC', 8),
    line('M16 -200V-180M34 -200V-180M50 -200V-180', p.deep, 6),
    times(12, (key) =>
      rect(-64 + (key % 3) * 34, -152 + Math.floor(key / 3) * 35, 27, 27, key === 0 ? p.accent : p.soft, 6),
    ),
    times(3, (key) => rect(38, -152 + key * 35, 26, 27, p.main, 6)),
    rect(38, -47, 26, 27, p.accent, 6),
  ].join('');

const coins = (p: Palette) =>
  [0, 1, 2]
    .map((stack) =>
      times([3, 5, 7][stack] as number, (coin) => {
        const [x, y] = [-84 + stack * 84, -14 - coin * 20];
        return (
          rect(x - 36, y - 12, 72, 24, p.glowDeep, 12) +
          rect(x - 36, y - 16, 72, 20, p.glow, 10) +
          rect(x - 24, y - 11, 30, 4, p.paper, 2)
        );
      }),
    )
    .join('');

const clockFace = (p: Palette) =>
  [
    disc(0, -130, 112, p.deep),
    disc(0, -130, 94, p.paper),
    line('M0 -130V-192M0 -130L42 -104', p.ink, 10),
    disc(0, -130, 9, p.accent),
    times(4, (mark) => at(0, -130, rect(-4, -86, 8, 16, p.soft, 4), { turn: mark * 90 })),
  ].join('');

export const PAPERS = {
  contract,
  invoice,
  checklist,
  report,
  binders,
  ledger,
  calculator,
  coins,
  clock: clockFace,
} as const;
