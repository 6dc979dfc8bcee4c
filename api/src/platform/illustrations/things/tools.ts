import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, ring, shape, times, veil } from '../shapes.ts';

const magnifier = (p: Palette) =>
  [
    at(52, -92, rect(-15, 0, 30, 118, p.woodDeep, 15) + rect(-15, 0, 30, 30, p.metalDeep, 8), { turn: -42 }),
    disc(-18, -172, 104, p.deep),
    disc(-18, -172, 82, p.pale),
    veil(p.white, 0.7, shape('M-78 -184A62 62 0 0 1 -18 -234Q-64 -214-62 -172z', 'currentColor')),
  ].join('');

const scales = (p: Palette) =>
  [
    shape('M-66 -16H66L80 0H-80z', p.deep),
    rect(-44, -32, 88, 18, p.main, 8),
    shape('M-10 -250H10L16 -30H-16z', p.main),
    disc(0, -262, 18, p.accent),
    line('M-126 -226Q0 -262 126 -226', p.deep, 13),
    times(2, (side) => {
      const x = side ? 126 : -126;
      return (
        line(`M${x} -226L${x - 48} -118M${x} -226L${x + 48} -118`, p.metalDeep, 5) +
        shape(`M${x - 62} -120H${x + 62}Q${x + 52} -66 ${x} -66T${x - 62} -120z`, p.accent) +
        shape(`M${x} -120H${x + 62}Q${x + 52} -66 ${x} -66z`, p.accentDeep)
      );
    }),
  ].join('');

const gavel = (p: Palette) =>
  [
    rect(-112, -26, 170, 26, p.woodDeep, 10),
    rect(-94, -44, 134, 22, p.wood, 8),
    at(
      6,
      -128,
      [
        rect(-14, 40, 28, 150, p.woodDeep, 14),
        rect(-84, -44, 168, 92, p.wood, 14),
        rect(-84, -44, 34, 92, p.accentDeep, 12),
        rect(50, -44, 34, 92, p.accentDeep, 12),
        veil(p.ink, 0.13, rect(-84, 6, 168, 42, 'currentColor', 14)),
      ].join(''),
      { turn: -52 },
    ),
  ].join('');

const megaphone = (p: Palette) =>
  [
    shape('M-70 -86L-46 -8Q-44 0-34 0H-6Q4 0 2 -10L-14 -86z', p.deep),
    shape('M-120 -178L84 -262V-34L-120 -102Z', p.main),
    shape('M-120 -140L84 -148V-34L-120 -102z', p.deep),
    rect(-152, -182, 52, 84, p.ink, 20),
    oval(86, -148, 26, 114, p.accent),
    oval(90, -148, 14, 78, p.accentDeep),
    line('M138 -196L172 -216M146 -148H186M138 -100L172 -80', p.accent, 12),
  ].join('');

const target = (p: Palette) =>
  [
    line('M-50 -60L-84 0M50 -60L84 0', p.woodDeep, 14),
    disc(0, -156, 126, p.main),
    disc(0, -156, 98, p.paper),
    disc(0, -156, 70, p.main),
    disc(0, -156, 42, p.paper),
    disc(0, -156, 18, p.accent),
    line('M0 -156L104 -256', p.ink, 9),
    shape('M92 -268L112 -296L122 -268L150 -258L124 -236z', p.accent),
  ].join('');

const growth = (p: Palette) =>
  [
    times(4, (index) => {
      const height = [70, 116, 160, 216][index] as number;
      const x = -140 + index * 74;
      return rect(x, -height, 54, height, index === 3 ? p.accent : ([p.soft, p.main, p.deep][index] as string), 8);
    }),
    line('M-150 -134L-70 -188L-6 -176L104 -282', p.ink, 10),
    shape('M126 -300L118 -258L86 -290z', p.ink),
  ].join('');

const speech = (p: Palette) =>
  [
    shape(
      'M-150 -270H40Q64 -270 64 -246V-158Q64 -134 40 -134H-80L-126 -96V-134H-150Q-168 -134-168 -158V-246Q-168 -270-150 -270z',
      p.main,
    ),
    rect(-138, -238, 160, 12, p.white, 6),
    rect(-138, -212, 120, 12, p.pale, 6),
    rect(-138, -186, 70, 12, p.pale, 6),
    shape(
      'M20 -166H146Q168 -166 168 -144V-64Q168 -42 146 -42H136V-4L90 -42H20Q-2 -42-2 -64V-144Q-2 -166 20 -166z',
      p.accent,
    ),
    disc(44, -104, 11, p.white),
    disc(84, -104, 11, p.white),
    disc(124, -104, 11, p.white),
  ].join('');

const heart = (p: Palette) =>
  [
    shape(
      'M-120 -262H120Q146 -262 146 -236V-90Q146 -64 120 -64H20L-36 0V-64H-120Q-146 -64-146 -90V-236Q-146 -262-120 -262z',
      p.main,
    ),
    shape('M0 -102C-96 -160-70 -226-34 -226Q-10 -226 0 -202Q10 -226 34 -226C70 -226 96 -160 0 -102z', p.white),
  ].join('');

const gear = (_p: Palette, radius: number, fill: string, hole: string) =>
  times(8, (tooth) =>
    at(0, 0, rect(-radius * 0.2, -radius * 1.28, radius * 0.4, radius * 0.5, fill, radius * 0.09), {
      turn: tooth * 45,
    }),
  ) +
  disc(0, 0, radius, fill) +
  disc(0, 0, radius * 0.42, hole);

const gears = (p: Palette) =>
  at(-46, -112, gear(p, 82, p.main, p.pale), { turn: 10 }) +
  at(88, -206, gear(p, 56, p.accent, p.paper), { turn: 22 }) +
  at(104, -66, gear(p, 42, p.deep, p.pale));

const wrench = (p: Palette) =>
  [
    at(
      -20,
      -130,
      rect(-17, -70, 34, 190, p.metalDeep, 14) +
        shape('M-44 -104A46 46 0 0 0 44 -104L44 -140L14 -126L14 -90H-14V-126L-44 -140z', p.metal) +
        ring(0, 104, 26, p.metal, 20),
      { turn: 36 },
    ),
    at(
      40,
      -124,
      rect(-8, -116, 16, 110, p.metal, 4) + rect(-22, -10, 44, 126, p.main, 18) + rect(-10, 4, 8, 96, p.soft, 4),
      { turn: -32 },
    ),
  ].join('');

const multimeter = (p: Palette) =>
  [
    line('M-30 -20C-90 20-150 -30-132 -120', '#C9473B', 8),
    line('M30 -20C90 20 150 -30 134 -128', p.ink, 8),
    at(-132, -150, rect(-9, -60, 18, 90, '#C9473B', 8) + line('M0 -60V-96', p.metalDeep, 5)),
    at(134, -156, rect(-9, -60, 18, 90, p.ink, 8) + line('M0 -60V-96', p.metalDeep, 5)),
    rect(-84, -266, 168, 258, p.accent, 26),
    rect(-66, -246, 132, 70, p.ink, 10),
    rect(-56, -236, 112, 50, '#CFE6DC', 6),
    line('M-34 -226V-196M-12 -226H8V-211H-12V-196H8M26 -226V-211H44M44 -226V-196', p.deep, 5),
    disc(0, -108, 46, p.ink),
    disc(0, -108, 32, p.metalDeep),
    line('M0 -108L18 -132', p.white, 7),
    disc(-34, -34, 11, '#C9473B'),
    disc(34, -34, 11, p.ink),
  ].join('');

const handshake = (p: Palette) =>
  [
    shape('M-190 -210L-116 -232L-74 -118L-150 -92z', p.deep),
    shape('M190 -210L116 -232L74 -118L150 -92z', p.accentDeep),
    shape(
      'M-104 -200L-10 -214L92 -128Q104 -112 90 -100Q80 -90 68 -100L78 -88Q82 -70 66 -66Q56 -64 48 -72Q46 -54 30 -54Q20 -56 14 -64Q6 -48-8 -54L-76 -116z',
      '#E0AC82',
    ),
    shape('M104 -200L0 -208L-44 -160Q-48 -138-24 -140L14 -160L92 -100L84 -120z', '#F0C8A4'),
    line('M42 -92L68 -70M16 -82L44 -58', '#B97F56', 5),
  ].join('');

export const TOOLS = {
  magnifier,
  scales,
  gavel,
  megaphone,
  target,
  growth,
  speech,
  heart,
  gears,
  wrench,
  multimeter,
  handshake,
} as const;
