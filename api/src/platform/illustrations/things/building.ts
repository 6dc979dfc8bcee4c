import type { Palette } from '../palette.ts';
import { at, disc, line, rect, shape, times, veil } from '../shapes.ts';

const tiledRoof = (p: Palette) =>
  [
    rect(-140, -92, 280, 92, p.paper),
    rect(-30, -72, 60, 72, p.soft),
    rect(76, -296, 44, 86, p.accentDeep),
    rect(70, -304, 56, 14, p.ink),
    shape('M-114 -264H114L184 -84H-184z', p.deep),
    times(5, (row) =>
      times(8 + row, (tile) => {
        const width = (228 + row * 28) / (8 + row);
        const x = -114 - row * 14 + tile * width;
        return shape(
          `M${x + 1} ${-262 + row * 35}h${width - 2}v22q${-(width - 2) / 2} 18 ${-(width - 2)} 0z`,
          (tile + row) % 4 ? p.main : p.soft,
        );
      }),
    ),
    rect(-192, -86, 384, 14, p.metalDeep, 7),
    rect(160, -80, 14, 80, p.metalDeep),
  ].join('');

const truss = (p: Palette) =>
  [
    rect(-150, -70, 300, 70, p.paper),
    rect(-44, -60, 88, 60, p.soft),
    line('M-176 -78L0 -250L176 -78z', p.wood, 20),
    line('M0 -246V-80M-88 -160L-44 -80M88 -160L44 -80M-88 -160L0 -80L88 -160', p.woodDeep, 13),
    at(-26, -26, line('M-176 -78L0 -250', '#DDB486', 9), { scale: 1 }),
    disc(0, -246, 13, p.metalDeep),
    disc(-170, -80, 11, p.metalDeep),
    disc(170, -80, 11, p.metalDeep),
  ].join('');

const skylight = (p: Palette) =>
  [
    shape('M-190 0L-110 -270H110L190 0z', p.main),
    times(5, (row) => line(`M${-182 + row * 15} ${-34 - row * 48}H${182 - row * 15}`, p.deep, 6)),
    shape('M-92 -52L-62 -220H62L92 -52z', p.white),
    shape('M-70 -66L-46 -206H46L70 -66z', '#BFDDEB'),
    shape('M-62 -220L-54 -262H54L62 -220z', p.woodDeep),
    veil(p.white, 0.5, shape('M-60 -120L24 -206H46L-66 -90z', 'currentColor')),
    disc(20, -150, 20, '#F6CC79'),
  ].join('');

const shingles = (p: Palette) =>
  [
    rect(-128, -110, 22, 110, p.woodDeep),
    rect(106, -110, 22, 110, p.woodDeep),
    rect(-128, -50, 256, 14, p.wood, 4),
    times(6, (post) => rect(-96 + post * 36, -50, 9, 50, p.woodDeep)),
    shape('M-40 -286H40L180 -98H-180z', p.woodDeep),
    times(4, (row) => {
      const [count, width] = [3 + row * 2, 86 + row * 76];
      const step = width / count;
      return times(count, (tile) => {
        const x = -width / 2 + tile * step;
        return shape(
          `M${x + 1} ${-284 + row * 46}h${step - 2}v40l${-step / 2 + 1} 10l${-step / 2 + 1} -10z`,
          (tile + row) % 3 ? p.wood : '#DDB486',
        );
      });
    }),
    rect(-46, -298, 92, 18, p.woodDeep, 6),
  ].join('');

const crane = (p: Palette) =>
  [
    rect(-58, -16, 116, 16, p.ink, 4),
    line('M-22 -18V-262M22 -18V-262', p.accent, 11),
    times(5, (step) => line(`M-22 ${-24 - step * 46}L22 ${-70 - step * 46}`, p.accentDeep, 7)),
    line('M-110 -252H176M-110 -252L0 -298L176 -252', p.accent, 11),
    rect(-134, -262, 56, 44, p.metalDeep, 4),
    rect(-26, -276, 52, 44, p.ink, 8),
    rect(-14, -268, 28, 22, '#BFDDEB', 4),
    line('M128 -250V-150', p.ink, 5),
    rect(88, -150, 80, 46, p.main, 4),
  ].join('');

const buildingSite = (p: Palette) =>
  [
    at(74, 0, crane(p), { scale: 0.98 }),
    rect(-170, -176, 190, 176, p.soft),
    times(3, (floor) => rect(-178, -182 + floor * 58, 206, 14, p.deep)),
    times(9, (cell) =>
      rect(-154 + (cell % 3) * 58, -158 + Math.floor(cell / 3) * 58, 40, 34, cell > 2 ? p.main : p.paper),
    ),
    line('M-150 -182V-214M-90 -182V-206M-30 -182V-218', p.metalDeep, 7),
  ].join('');

const office = (p: Palette) =>
  [
    rect(-160, -214, 150, 214, p.soft, 4),
    rect(-30, -296, 170, 296, p.main, 4),
    veil(p.ink, 0.13, rect(70, -296, 70, 296, 'currentColor', 4)),
    times(15, (cell) =>
      rect(-10 + (cell % 3) * 46, -272 + Math.floor(cell / 3) * 48, 32, 30, cell % 4 === 1 ? p.accent : p.pale, 3),
    ),
    times(6, (cell) =>
      rect(-140 + (cell % 2) * 58, -190 + Math.floor(cell / 2) * 52, 38, 32, cell === 2 ? p.accent : p.paper, 3),
    ),
    rect(30, -44, 50, 44, p.ink, 4),
  ].join('');

const floorPlan = (p: Palette) =>
  [
    shape('M-180 -16L-110 -236H170L124 -16z', p.white),
    line('M-150 -36L-92 -212H140L102 -36zM-46 -212L-66 -120M-70 -96L-82 -36M-66 -120H10M46 -120H122', p.deep, 10),
    shape('M-58 -60L-50 -92H20L16 -60z', p.accent),
    shape('M56 -196H112L106 -146H50z', p.soft),
    shape('M-82 -196H-62L-72 -136H-102z', p.leaf),
  ].join('');

const scanner = (p: Palette) =>
  [
    line('M0 -150L-84 0M0 -150L84 0M0 -150V-10', p.accent, 13),
    rect(-40, -172, 80, 22, p.ink, 8),
    rect(-58, -266, 116, 96, p.main, 16),
    veil(p.ink, 0.15, rect(14, -266, 44, 96, 'currentColor', 16)),
    disc(-6, -220, 30, p.ink),
    disc(-6, -220, 17, '#C9473B'),
    line('M-40 -230L-180 -284M-40 -220L-186 -214M-40 -208L-180 -146', '#E0765C', 4),
    rect(-30, -286, 60, 22, p.ink, 8),
  ].join('');

const compass = (p: Palette) =>
  [
    at(
      0,
      -282,
      line('M0 20L-74 270', p.metalDeep, 15) +
        line('M0 20L74 262', p.metal, 15) +
        disc(0, 14, 28, p.accent) +
        rect(-8, -22, 16, 30, p.ink, 6) +
        line('M-44 150Q0 174 42 150', p.accentDeep, 9),
    ),
  ].join('');

const monument = (p: Palette) =>
  [
    shape('M-170 -170L0 -270L170 -170z', p.main),
    rect(-162, -172, 324, 22, p.deep),
    times(
      4,
      (column) =>
        rect(-136 + column * 80, -150, 34, 118, p.paper, 4) + rect(-118 + column * 80, -150, 16, 118, p.line, 4),
    ),
    rect(-156, -34, 312, 16, p.soft),
    rect(-176, -18, 352, 18, p.deep),
    disc(0, -206, 24, p.accent),
  ].join('');

export const BUILDING = {
  tiledRoof,
  truss,
  skylight,
  shingles,
  crane,
  buildingSite,
  office,
  floorPlan,
  scanner,
  compass,
  monument,
} as const;
