import type { Palette } from '../palette.ts';
import { at, disc, line, rect, ring, shape, times, veil } from '../shapes.ts';

const blackboard = (p: Palette) =>
  [
    rect(-180, -290, 360, 230, p.woodDeep, 10),
    rect(-166, -276, 332, 202, '#2F4A42', 4),
    line('M-130 -226H-20M-130 -190H20M-130 -154H-50', p.paper, 9),
    line('M70 -140V-220L120 -140V-220', p.accent, 9),
    rect(-60, -68, 120, 12, p.wood, 4),
    rect(-20, -76, 34, 9, p.white, 3),
  ].join('');

const mortarboard = (p: Palette) =>
  [
    shape('M-86 -140V-76Q0 -30 86 -76V-140L0 -104z', p.deep),
    shape('M-176 -164L0 -236L176 -164L0 -92z', p.main),
    shape('M0 -236L176 -164L0 -92z', p.deep),
    line('M0 -164L128 -132V-62', p.accent, 8),
    shape('M116 -64H140L146 -18H110z', p.accent),
  ].join('');

const flags = (stripes: readonly [string, string, string][], isVertical: readonly boolean[]) => (p: Palette) =>
  stripes
    .map((tones, index) => {
      const x = -112 + index * 112;
      const turn = (index - 1) * 9;
      const parts = tones.map((tone, part) =>
        isVertical[index] ? rect(4 + part * 34, -286, 34, 76, tone) : rect(4, -286 + part * 26, 102, 26, tone),
      );
      return at(x * 0.55, 0, rect(-6, -296, 12, 290, p.woodDeep, 6) + parts.join(''), { turn });
    })
    .join('') +
  rect(-90, -70, 180, 70, p.deep, 16) +
  rect(-100, -84, 200, 26, p.main, 10);

const worldFlags = flags(
  [
    ['#F4F1EA', '#E8E3D8', '#D6483B'],
    ['#26302D', '#C9473B', '#EBA83A'],
    ['#2E5E9A', '#F4F1EA', '#C9473B'],
  ],
  [false, false, true],
);

const bigFlag = (tones: readonly string[]) => (p: Palette) =>
  rect(-120, -296, 14, 296, p.woodDeep, 7) +
  disc(-113, -298, 13, p.accent) +
  tones
    .map((tone, index) => {
      const height = 156 / tones.length;
      const y = -280 + index * height;
      return shape(`M-106 ${y}q60 -18 118 0t130 0v${height}q-70 18-130 0t-118 0z`, tone);
    })
    .join('') +
  rect(-160, -14, 110, 14, p.ink, 7);

const cnc = (p: Palette) =>
  [
    rect(-176, -270, 352, 258, p.metal, 14),
    veil(p.ink, 0.1, rect(90, -270, 86, 258, 'currentColor', 14)),
    rect(-150, -236, 216, 160, p.ink, 10),
    rect(-138, -224, 192, 136, p.deep, 6),
    rect(-66, -224, 44, 54, p.metalDeep, 4),
    shape('M-58 -170H-30L-44 -132z', p.accent),
    rect(-110, -112, 136, 24, p.metalDeep, 4),
    times(3, (spark) => line(`M-44 -126l${-26 + spark * 26} ${-14 + (spark % 2) * 6}`, '#F8D98A', 5)),
    rect(88, -236, 70, 84, p.main, 8),
    rect(98, -226, 50, 34, '#CFE6DC', 4),
    disc(108, -172, 8, '#C9473B'),
    disc(134, -172, 8, p.accent),
    rect(-150, -52, 216, 24, p.metalDeep, 5),
    rect(-160, -12, 44, 12, p.ink),
    rect(116, -12, 44, 12, p.ink),
  ].join('');

const factory = (p: Palette) =>
  [
    rect(82, -290, 46, 180, p.deep),
    rect(82, -270, 46, 16, p.accent),
    disc(112, -300, 20, p.soft),
    disc(142, -306, 14, p.soft),
    shape('M-176 0V-150L-100 -196V-150L-24 -196V-150L52 -196V-120H176V0z', p.main),
    veil(p.ink, 0.12, rect(60, -120, 116, 120, 'currentColor')),
    times(5, (pane) => rect(-150 + pane * 46, -108, 30, 34, p.pale, 4)),
    rect(96, -66, 54, 66, p.ink, 4),
  ].join('');

const tree = (p: Palette) =>
  rect(-9, -90, 18, 90, p.woodDeep) +
  disc(0, -150, 74, p.leaf) +
  veil(p.leafDeep, 0.7, shape('M20 -221A74 74 0 0 1 0 -76A90 90 0 0 0 20 -221z', 'currentColor'));

const binLoop = (p: Palette) =>
  [
    rect(-72, -170, 144, 170, p.leafDeep, 14),
    rect(-86, -196, 172, 34, p.leaf, 10),
    times(3, (arrow) =>
      at(0, -84, line('M-22 -34A42 42 0 0 1 30 -28', p.white, 11) + shape('M22 -48L48 -22L16 -10z', p.white), {
        turn: arrow * 120,
      }),
    ),
  ].join('');

const disk = (p: Palette) =>
  [0, 1, 2]
    .map(
      (level) =>
        rect(-110, -84 - level * 84, 220, 72, [p.deep, p.main, p.soft][level] as string, 16) +
        rect(-88, -56 - level * 84, 90, 12, p.white, 6) +
        disc(70, -50 - level * 84, 10, level === 1 ? p.accent : '#7FD9C0'),
    )
    .join('');

const cloud = (p: Palette) =>
  [
    shape('M-110 -60A62 62 0 0 1 -96 -182A88 88 0 0 1 70 -196A70 70 0 0 1 108 -60z', p.white),
    veil(p.main, 0.18, shape('M70 -196A70 70 0 0 1 108 -60H40Q110 -100 70 -196z', 'currentColor')),
    line('M0 -84V-20M-26 -46L0 -18L26 -46', p.accent, 15),
  ].join('');

const hook = (p: Palette) =>
  [
    line('M70 -300V-160C70 -60-50 -60-50 -140', p.metalDeep, 16),
    shape('M-72 -130L-50 -176L-28 -130z', p.metalDeep),
    at(
      -54,
      -60,
      rect(-92, -60, 184, 124, p.white, 10) +
        line('M-86 -52L0 14L86 -52', p.accentDeep, 11) +
        disc(84, -58, 24, '#C9473B') +
        rect(80, -72, 8, 18, p.white, 3) +
        disc(84, -46, 4, p.white),
      { turn: -8 },
    ),
  ].join('');

const umbrella = (p: Palette) =>
  [
    line('M0 -240V-40C0 0 50 0 50 -36', p.woodDeep, 12),
    shape(
      'M-160 -130A160 150 0 0 1 160 -130Q134 -156 107 -130Q80 -156 54 -130Q27 -156 0 -130Q-27 -156-54 -130Q-80 -156-107 -130Q-134 -156-160 -130z',
      p.main,
    ),
    shape('M0 -280A160 150 0 0 1 160 -130Q134 -156 107 -130Q100 -230 0 -280z', p.deep),
    shape('M0 -280Q54 -230 54 -130Q27 -156 0 -130Q-27 -156-54 -130Q-54 -230 0 -280z', p.accent),
  ].join('');

const euro = (p: Palette) =>
  [
    disc(0, -144, 134, '#2E4F8A'),
    times(12, (star) => at(0, -144, disc(0, -96, 11, '#EBA83A'), { turn: star * 30 })),
    line('M34 -186A56 56 0 1 0 34 -102M-66 -156H10M-66 -132H10', p.white, 15),
  ].join('');

const safe = (p: Palette) =>
  [
    rect(-136, -262, 272, 246, p.deep, 18),
    rect(-112, -238, 224, 198, p.main, 10),
    ring(10, -140, 54, p.metal, 14),
    disc(10, -140, 16, p.ink),
    times(3, (spoke) => at(10, -140, rect(-6, -58, 12, 116, p.metal, 6), { turn: spoke * 60 })),
    disc(10, -140, 18, p.ink),
    rect(-100, -196, 20, 110, p.ink, 6),
    rect(-116, -16, 40, 16, p.ink),
    rect(76, -16, 40, 16, p.ink),
  ].join('');

export const PLACES = {
  blackboard,
  mortarboard,
  worldFlags,
  germanFlag: bigFlag(['#26302D', '#C9473B', '#EBA83A']),
  polishFlag: bigFlag(['#F7F4EE', '#D6483B']),
  cnc,
  factory,
  tree,
  recycling: binLoop,
  disks: disk,
  cloud,
  phishing: hook,
  umbrella,
  euro,
  safe,
} as const;
