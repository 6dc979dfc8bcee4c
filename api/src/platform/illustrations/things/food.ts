import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, shape, times, veil } from '../shapes.ts';

export const STEEL = '#DDE3E4';

export const steam = (p: Palette, x: number, y: number) => line(`M${x} ${y}q-16 -20 0 -40t0 -40`, p.soft, 9);

const cloche = (p: Palette) =>
  [
    oval(0, -16, 176, 18, p.metalDeep),
    oval(0, -22, 176, 14, STEEL),
    shape('M-142 -30C-142 -132-74 -190 0 -190S142 -132 142 -30z', p.metal),
    shape('M0 -190C74 -190 142 -132 142 -30H70C84 -110 50 -170 0 -190z', p.metalDeep),
    veil(p.white, 0.7, shape('M-112 -60C-104 -112-72 -144-40 -156Q-84 -116-90 -60z', 'currentColor')),
    rect(-14, -216, 28, 30, p.accent, 12),
  ].join('');

const buffet = (p: Palette) =>
  [
    shape('M-186 -96H186L174 0H-174z', p.white),
    times(6, (fold) => line(`M${-140 + fold * 56} -84V-8`, p.line, 4)),
    rect(-190, -110, 380, 24, p.soft, 10),
    ...[-120, 0, 120].map(
      (x, index) =>
        oval(x, -116, 54, 12, p.paper) +
        times(4, (bite) =>
          disc(x - 36 + bite * 24, -126, 13, [p.accent, '#C9473B', p.leaf][(bite + index) % 3] as string),
        ),
    ),
    rect(-8, -200, 16, 80, p.metalDeep, 4),
    oval(0, -204, 84, 13, p.paper),
    times(5, (bite) => disc(-56 + bite * 28, -216, 15, bite % 2 ? p.accent : p.leafDeep)),
    rect(-6, -264, 12, 50, p.metalDeep, 4),
    oval(0, -266, 50, 10, p.paper),
    times(3, (bite) => disc(-24 + bite * 24, -278, 14, bite % 2 ? '#C9473B' : p.wood)),
  ].join('');

const lunchbox = (p: Palette) =>
  [
    shape('M-150 -96H150L132 0H-132z', p.woodDeep),
    veil(p.ink, 0.12, shape('M30 -96H150L132 0H50z', 'currentColor')),
    shape('M-150 -96L-110 -166H110L150 -96z', p.wood),
    shape('M-128 -102L-98 -156H-6V-102z', p.leaf),
    shape('M6 -156H98L128 -102H6z', p.paper),
    times(4, (bite) => disc(-96 + bite * 24, -126 - (bite % 2) * 12, 15, bite % 2 ? '#C9473B' : p.leafDeep)),
    times(3, (bite) => oval(36 + bite * 28, -128, 18, 13, bite % 2 ? p.accent : p.accentDeep)),
    rect(-30, -74, 60, 40, p.paper, 8),
    disc(0, -54, 12, p.accent),
  ].join('');

const fish = (p: Palette) =>
  [
    oval(0, -18, 182, 18, p.soft),
    oval(0, -24, 182, 15, p.white),
    shape('M112 -76L172 -124Q164 -76 174 -34z', p.deep),
    shape('M-150 -74C-90 -140 40 -150 126 -76C40 -18-90 -20-150 -74z', p.main),
    shape('M-150 -74C-90 -20 40 -18 126 -76C40 -56-90 -56-150 -74z', p.pale),
    shape('M-30 -116L26 -152L52 -108z', p.deep),
    line('M-88 -102Q-66 -76-88 -46', p.deep, 6),
    disc(-116, -82, 9, p.white),
    disc(-116, -82, 4, p.ink),
    line('M-30 -84q14 12 28 0M14 -84q14 12 28 0M-8 -66q14 12 28 0', p.soft, 5),
    disc(148, -30, 19, '#E9C84A'),
    disc(148, -30, 12, '#F6E08A'),
  ].join('');

const grill = (p: Palette) =>
  [
    line('M-64 -100L-104 0M64 -100L104 0M0 -96V-40', p.ink, 13),
    disc(-104, -12, 18, p.metalDeep),
    shape('M-140 -178H140C140 -110 84 -78 0 -78S-140 -110-140 -178z', p.ink),
    rect(-150, -190, 300, 18, p.metalDeep, 8),
    steam(p, -70, -232),
    steam(p, 0, -240),
    steam(p, 70, -232),
    oval(-72, -200, 46, 17, '#8A4A38'),
    rect(-8, -214, 76, 20, '#C9673B', 10),
    rect(60, -212, 58, 18, '#A84A38', 9),
    line('M76 -204H150', p.wood, 5),
    veil(p.white, 0.12, shape('M-116 -160C-110 -120-76 -100-46 -94C-90 -110-100 -140-100 -160z', 'currentColor')),
  ].join('');

const candleDinner = (p: Palette) =>
  [
    rect(-12, -190, 24, 150, p.paper, 6),
    veil(p.glow, 0.25, disc(0, -214, 70, 'currentColor')),
    shape('M0 -248Q22 -216 12 -198Q0 -188-12 -198Q-22 -214 0 -248z', p.glow),
    shape('M-40 -40H40L28 -24H-28z', p.accentDeep),
    oval(0, -12, 178, 20, p.leafDeep),
    times(9, (leaf) =>
      at(-152 + leaf * 38, -22, shape('M0 14Q-26 -16 0 -44Q26 -16 0 14z', leaf % 2 ? p.leaf : p.leafDeep), {
        turn: -40 + leaf * 10,
      }),
    ),
    times(4, (ball) => disc(-114 + ball * 76, -22, 16, ball % 2 ? p.accent : '#C9473B')),
  ].join('');

const jar = (fill: string, shade: string) => (p: Palette) =>
  [
    rect(-84, -224, 168, 224, fill, 34),
    veil(p.ink, 0.12, rect(24, -224, 60, 224, 'currentColor', 34)),
    veil(p.white, 0.4, rect(-66, -190, 16, 150, 'currentColor', 8)),
    rect(-62, -158, 124, 98, p.paper, 8),
    disc(0, -122, 22, shade),
    rect(-34, -86, 68, 9, p.deep, 4),
    rect(-74, -268, 148, 50, p.deep, 10),
    times(6, (rib) => rect(-62 + rib * 22, -262, 6, 38, p.main, 3)),
  ].join('');

const preserves = (p: Palette) =>
  at(-112, 0, jar('#B8433F', '#E0765C')(p), { scale: 0.62 }) +
  at(112, 0, jar('#7E9B4A', '#4E6B2A')(p), { scale: 0.62 }) +
  at(0, 6, jar('#E0902F', '#EBA83A')(p), { scale: 0.82 });

const basket = (p: Palette) =>
  [
    line('M-118 -116C-118 -310 118 -310 118 -116', p.woodDeep, 16),
    at(-58, -96, jar('#E0902F', '#EBA83A')(p), { scale: 0.5 }),
    rect(0, -238, 40, 150, p.leafDeep, 12),
    rect(10, -266, 20, 40, p.deep, 5),
    rect(2, -190, 36, 50, p.paper),
    shape('M40 -100L64 -196L118 -186L104 -100z', p.accent),
    disc(-108, -128, 28, '#C9473B'),
    shape('M-150 -112H150L122 0H-122z', p.wood),
    times(3, (row) =>
      times(9, (cell) =>
        rect(-134 + cell * 31 + row * 3, -100 + row * 34, 20 - row, 20, (cell + row) % 2 ? p.woodDeep : '#DDB486', 4),
      ),
    ),
    rect(-158, -122, 316, 18, p.woodDeep, 9),
  ].join('');

const cheeseBoard = (p: Palette) =>
  [
    rect(-176, -32, 312, 32, p.woodDeep, 14),
    rect(120, -26, 66, 18, p.woodDeep, 9),
    shape('M-150 -34L-150 -110L-30 -150L-30 -34z', '#F2C84F'),
    shape('M-150 -110L-30 -150L10 -120L-110 -86z', '#F8DD86'),
    shape('M-110 -34V-88L10 -120V-34z', '#E9B53A'),
    ...[
      [-80, -66, 11],
      [-40, -84, 14],
      [-30, -50, 8],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#D09A26')),
    oval(66, -74, 56, 15, p.white),
    rect(10, -74, 112, 40, p.paper),
    shape('M66 -74L122 -70V-34H80z', p.line),
    ...[
      [84, -100],
      [104, -108],
      [94, -120],
      [114, -92],
      [124, -110],
    ].map(([x = 0, y = 0]) => disc(x, y, 13, '#7A4A7E')),
    line('M104 -128Q112 -150 128 -150', p.leafDeep, 6),
  ].join('');

const giftBox = (p: Palette) =>
  [
    rect(-122, -170, 244, 170, p.main, 8),
    veil(p.ink, 0.12, rect(30, -170, 92, 170, 'currentColor', 8)),
    rect(-138, -208, 276, 52, p.deep, 8),
    rect(-24, -208, 48, 208, p.accent),
    line('M0 -212C-60 -290-116 -250 0 -212C60 -290 116 -250 0 -212', p.accent, 18),
    disc(0, -214, 18, p.accentDeep),
  ].join('');

export const FOOD = {
  cloche,
  buffet,
  lunchbox,
  fish,
  grill,
  candleDinner,
  honey: jar('#E9A23B', '#B9741B'),
  preserves,
  basket,
  cheeseBoard,
  giftBox,
} as const;
