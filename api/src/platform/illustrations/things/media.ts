import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, shape, times, veil } from '../shapes.ts';

const camera = (p: Palette) =>
  [
    shape('M-62 -206L-44 -244H40L58 -206z', p.ink),
    rect(-160, -212, 320, 204, p.deep, 28),
    rect(-160, -164, 320, 108, p.main),
    rect(-136, -232, 56, 28, p.accent, 10),
    disc(0, -110, 84, p.ink),
    disc(0, -110, 66, p.metalDeep),
    disc(0, -110, 50, p.ink),
    disc(0, -110, 32, p.soft),
    veil(p.white, 0.8, disc(-14, -124, 12, 'currentColor')),
    rect(96, -196, 44, 22, p.paper, 6),
  ].join('');

const tripodCamera = (p: Palette) =>
  [
    line('M0 -150L-80 0M0 -150L80 0M0 -150V-6', p.ink, 12),
    rect(-24, -168, 48, 24, p.metalDeep, 6),
    at(-10, -160, camera(p), { scale: 0.56 }),
  ].join('');

const filmCamera = (p: Palette) =>
  [
    line('M-10 -96L-90 0M-10 -96L70 0M-10 -96V-6', p.ink, 13),
    disc(-74, -244, 50, p.deep),
    disc(20, -252, 42, p.deep),
    disc(-74, -244, 16, p.pale),
    disc(20, -252, 14, p.pale),
    rect(-118, -206, 184, 114, p.main, 18),
    shape('M66 -176L140 -206V-92L66 -122z', p.ink),
    rect(-96, -182, 66, 50, p.accent, 8),
    shape('M-74 -172L-52 -157L-74 -142z', p.white),
  ].join('');

const softbox = (p: Palette) =>
  [
    line('M0 -140V-30M0 -30L-50 0M0 -30L50 0', p.ink, 10),
    shape('M-84 -290L70 -250V-150L-84 -110z', p.ink),
    shape('M-84 -290L-104 -276V-124L-84 -110z', p.paper),
    veil('#F8D98A', 0.4, shape('M-104 -276L-230 -310V-60L-104 -124z', 'currentColor')),
  ].join('');

const product = (p: Palette) =>
  [
    shape('M-180 -290H180V-60Q180 0 120 0H-180z', p.white),
    shape('M-180 -60H180Q180 0 120 0H-180z', p.paper),
    oval(0, -36, 120, 14, p.line),
    rect(-92, -150, 66, 114, p.main, 12),
    rect(-76, -188, 34, 40, p.deep, 6),
    rect(-84, -116, 50, 46, p.paper, 4),
    rect(-4, -218, 72, 182, p.accent, 20),
    rect(8, -240, 48, 26, p.ink, 6),
    rect(6, -166, 52, 70, p.paper, 6),
    disc(104, -62, 28, p.deep),
  ].join('');

const portraits = (p: Palette) =>
  [0, 1, 2]
    .map((index) => {
      const [x, y, turn] = [
        [-112, -190, -5],
        [112, -186, 5],
        [0, -150, 0],
      ][index] as [number, number, number];
      const [tone, clothes, skin, hair] = [
        [p.soft, p.deep, '#F0C8A4', '#6B4228'],
        [p.accent, p.ink, '#B97F56', '#1F1B1A'],
        [p.main, p.paper, '#E0AC82', '#3A2A22'],
      ][index] as [string, string, string, string];
      return at(
        x,
        y,
        [
          rect(-76, -96, 152, 200, p.white, 8),
          rect(-64, -84, 128, 148, tone, 4),
          shape('M-50 64q4 -58 50 -58t50 58z', clothes),
          disc(0, -22, 32, skin),
          shape('M-34 -20a34 36 0 0 1 68 0q-14 -20-34 -20t-34 20z', hair),
          index === 1 ? shape('M-36 -22q-6 40 4 50v-50zM36 -22q6 40-4 50v-50z', hair) : '',
        ].join(''),
        { turn },
      );
    })
    .join('');

const audience = (p: Palette) =>
  times(7, (head) => {
    const x = -168 + head * 56;
    const tone = [p.deep, p.main, p.ink][head % 3] as string;
    return disc(x, -54 - (head % 2) * 8, 22, tone) + shape(`M${x - 34} 0q0 -36 34 -36t34 36z`, tone);
  });

const logoBoard = (p: Palette) =>
  [
    rect(-160, -288, 320, 276, p.white, 12),
    rect(-136, -264, 176, 150, p.pale, 8),
    rect(-104, -230, 76, 76, p.deep, 20),
    rect(-62, -212, 76, 76, p.accent, 20),
    rect(-62, -212, 34, 58, p.white),
    ...[p.deep, p.main, p.soft, p.accent].map((tone, index) => rect(58, -264 + index * 39, 78, 32, tone, 6)),
    rect(-136, -94, 176, 18, p.ink, 8),
    rect(-136, -64, 120, 10, p.soft, 5),
    rect(58, -94, 78, 58, p.ink, 6),
    rect(76, -72, 42, 14, p.accent, 5),
  ].join('');

const pencil = (p: Palette) =>
  [
    at(
      -34,
      -142,
      rect(-18, -150, 36, 220, p.accent, 4) +
        rect(-18, -150, 12, 220, p.accentDeep) +
        shape('M-18 70H18L0 128z', '#F0D9B0') +
        shape('M-6 108H6L0 128z', p.ink) +
        rect(-18, -166, 36, 26, '#E0765C', 6),
      { turn: 24 },
    ),
    at(
      74,
      -130,
      rect(-24, -140, 48, 270, p.wood, 4) +
        times(9, (mark) => rect(4, -126 + mark * 29, mark % 2 ? 12 : 20, 4, p.woodDeep)),
      { turn: -16 },
    ),
  ].join('');

const pack = (p: Palette) =>
  [
    shape('M-130 -180L0 -220L130 -180V-40L0 0L-130 -40z', p.main),
    shape('M0 -140V0L130 -40V-180z', p.deep),
    shape('M-130 -180L0 -140L130 -180L0 -220z', p.soft),
    shape('M-40 -208L90 -168V-110L60 -100L60 -158L-70 -198z', p.accent),
    shape('M-106 -120L-30 -98V-50L-106 -72z', p.paper),
    at(-68, -84, rect(-16, -10, 18, 18, p.deep, 5) + rect(-4, -2, 18, 18, p.accent, 5)),
  ].join('');

const sign = (p: Palette) =>
  [
    line('M-120 -300V-250M120 -300V-250', p.ink, 7),
    rect(-166, -254, 332, 116, p.deep, 14),
    rect(-140, -226, 60, 60, p.accent, 16),
    rect(-108, -214, 48, 48, p.white, 14),
    rect(-36, -220, 170, 20, p.white, 8),
    rect(-36, -186, 110, 14, p.soft, 7),
    rect(-30, -96, 60, 96, p.metalDeep, 4),
    rect(-100, -116, 200, 58, p.main, 10),
    line('M-70 -86H40M20 -104L46 -86L20 -70', p.white, 9),
  ].join('');

const arrowPost = (p: Palette) =>
  at(
    0,
    0,
    rect(-9, -280, 18, 280, p.woodDeep, 5) +
      shape('M-100 -260H80L116 -226L80 -192H-100z', p.main) +
      shape('M100 -172H-80L-116 -138L-80 -104H100z', p.accent) +
      rect(-70, -234, 110, 14, p.white, 7) +
      rect(-40, -146, 100, 14, p.white, 7),
  );

const slides = (p: Palette) =>
  [
    at(40, -168, rect(-130, -84, 260, 168, p.soft, 10), { turn: 7 }),
    at(
      -20,
      -124,
      rect(-144, -92, 288, 184, p.white, 10) +
        rect(-144, -92, 96, 184, p.main, 10) +
        disc(-96, -20, 30, p.accent) +
        rect(-124, 34, 56, 10, p.white, 5) +
        rect(-26, -66, 120, 16, p.deep, 7) +
        times(3, (row) => rect(-26, -32 + row * 24, 140 - row * 24, 9, p.line, 4)) +
        times(4, (bar) => rect(-20 + bar * 32, 74 - bar * 9, 20, 8 + bar * 9, bar === 3 ? p.accent : p.main)),
      { turn: -4 },
    ),
  ].join('');

export const MEDIA = {
  camera,
  tripodCamera,
  filmCamera,
  softbox,
  product,
  portraits,
  audience,
  logoBoard,
  pencil,
  pack,
  sign,
  arrowPost,
  slides,
} as const;
