import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, ring, shape, times, veil } from '../shapes.ts';

const bathtub = (p: Palette) =>
  [
    line('M118 -150V-236C118 -280 60 -280 60 -244', p.metalDeep, 12),
    shape('M38 -246H82L92 -226H28z', p.metalDeep),
    ...[
      [44, -200],
      [60, -180],
      [76, -204],
      [58, -214],
    ].map(([x = 0, y = 0]) => rect(x - 3, y, 6, 16, p.soft, 3)),
    shape('M-160 -136H160C160 -60 130 -22 96 -22H-96C-130 -22-160 -60-160 -136z', p.white),
    veil(p.ink, 0.09, shape('M40 -136H160C160 -60 130 -22 96 -22H30C60 -60 50 -100 40 -136z', 'currentColor')),
    rect(-176, -150, 352, 26, p.paper, 13),
    rect(-116, -24, 26, 24, p.accentDeep, 6),
    rect(90, -24, 26, 24, p.accentDeep, 6),
    ...[
      [-110, -160, 22],
      [-74, -168, 28],
      [-36, -158, 20],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, p.white) + ring(x, y, r - 3, p.pale, 4)),
  ].join('');

const roller = (p: Palette) =>
  [
    rect(-160, -280, 150, 74, p.main, 12),
    at(10, 0, line('M-20 -246H48V-184H-60V-140', p.metalDeep, 12)),
    rect(-68, -146, 36, 136, p.woodDeep, 14),
    rect(-168, -270, 20, 54, p.deep, 8),
    rect(26, -124, 128, 124, p.paper, 12),
    veil(p.ink, 0.1, rect(100, -124, 54, 124, 'currentColor', 12)),
    rect(26, -84, 128, 56, p.accent),
    oval(90, -124, 64, 14, p.main),
    line('M28 -124C28 -214 152 -214 152 -124', p.metalDeep, 7),
    rect(50, -124, 18, 66, p.main, 9),
  ].join('');

const trowelWall = (p: Palette) =>
  [
    rect(-170, -270, 220, 270, p.line),
    times(6, (row) =>
      times(4, (brick) =>
        rect(
          -170 + brick * 62 - (row % 2) * 30 + (row % 2 && brick === 0 ? 30 : 0),
          -270 + row * 46,
          row % 2 && brick === 0 ? 26 : brick === 3 ? 34 : 56,
          40,
          (brick + row) % 3 ? p.main : p.deep,
          3,
        ),
      ),
    ),
    shape('M-170 -270H-40Q-10 -200-50 -150T-30 0H-170z', p.paper),
    at(
      70,
      -110,
      shape('M-80 -40L46 0L-80 40z', p.metal) +
        line('M40 0H70L84 -30', p.metalDeep, 10) +
        rect(72, -46, 96, 26, p.woodDeep, 13),
      { turn: 12 },
    ),
  ].join('');

const planks = (p: Palette) =>
  [
    shape('M-190 0L-120 -150H120L190 0z', p.woodDeep),
    times(5, (row) => {
      const [a, b] = [-190 + row * 76, -120 + row * 48];
      return (
        shape(`M${a} 0L${b} -150h44L${a + 70} 0z`, row % 2 ? p.wood : '#DDB486') +
        line(`M${a + 36 + (row % 2) * 8} -62L${b + 44} -88`, p.woodDeep, 3)
      );
    }),
    at(
      30,
      -196,
      rect(-150, -22, 240, 26, '#E5C196', 5) +
        rect(-150, 0, 240, 10, p.woodDeep, 4) +
        line('M-120 -12H-30M0 -12H60', p.wood, 3),
      { turn: -10 },
    ),
    at(118, -118, rect(-9, -10, 18, 96, p.accentDeep, 9) + rect(-40, -38, 80, 34, p.ink, 8), { turn: 24 }),
  ].join('');

const windowFrame = (frame: 'white' | 'wood') => (p: Palette) => {
  const [edge, inner] = frame === 'white' ? [p.white, p.line] : [p.woodDeep, p.wood];
  return [
    rect(-140, -286, 280, 258, edge, 8),
    rect(-122, -268, 244, 222, '#BFDDEB', 4),
    shape('M-122 -118Q-60 -178 0 -130T122 -146V-46H-122z', p.leaf),
    shape('M-122 -80Q-40 -118 40 -84T122 -92V-46H-122z', p.leafDeep),
    disc(70, -218, 24, '#F6CC79'),
    veil(p.white, 0.35, shape('M-122 -160L-16 -268H20L-122 -120z', 'currentColor')),
    rect(-10, -268, 20, 222, edge),
    rect(-122, -168, 244, 12, frame === 'white' ? edge : inner),
    rect(14, -160, 8, 34, p.metalDeep, 4),
    rect(-164, -36, 328, 24, inner, 6),
  ].join('');
};

const door = (p: Palette) =>
  [
    rect(-104, -300, 208, 300, p.line, 6),
    rect(-88, -286, 176, 286, p.deep, 4),
    rect(-66, -262, 132, 96, p.main, 6),
    rect(-66, -146, 132, 122, p.main, 6),
    veil(p.ink, 0.12, rect(10, -286, 78, 286, 'currentColor', 4)),
    rect(52, -164, 22, 62, p.accent, 8),
    line('M63 -132H28', p.accent, 11),
    disc(63, -192, 12, p.metal),
    disc(63, -80, 12, p.metal),
    rect(-130, -10, 260, 10, p.metalDeep, 5),
  ].join('');

const shutter = (p: Palette) =>
  [
    rect(-150, -292, 300, 282, p.white, 8),
    rect(-128, -240, 256, 216, '#BFDDEB'),
    veil(p.white, 0.4, shape('M-128 -80L-40 -240H0L-128 -40z', 'currentColor')),
    rect(-8, -240, 16, 216, p.white),
    rect(-138, -284, 276, 48, p.deep, 8),
    times(6, (slat) => rect(-128, -238 + slat * 21, 256, 18, slat % 2 ? p.main : p.soft, 4)),
    rect(-128, -112, 256, 12, p.deep, 4),
    rect(-168, -24, 336, 20, p.line, 6),
  ].join('');

export const INTERIORS = {
  bathtub,
  roller,
  trowelWall,
  planks,
  window: windowFrame('white'),
  woodWindow: windowFrame('wood'),
  door,
  shutter,
} as const;
