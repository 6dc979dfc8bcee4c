import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, ring, shape, times, veil } from '../shapes.ts';

const desk = (p: Palette) =>
  [
    rect(-176, -136, 352, 22, p.wood, 6),
    rect(-160, -114, 20, 114, p.woodDeep),
    rect(60, -114, 100, 114, p.woodDeep, 4),
    times(
      3,
      (drawer) => rect(68, -106 + drawer * 35, 84, 30, p.wood, 4) + rect(98, -94 + drawer * 35, 24, 6, p.ink, 3),
    ),
    rect(-92, -230, 132, 84, p.ink, 8),
    rect(-84, -222, 116, 66, p.pale, 4),
    rect(-74, -212, 50, 8, p.main, 4),
    rect(-74, -196, 84, 6, p.soft, 3),
    rect(-34, -150, 16, 16, p.metalDeep),
    line('M110 -138V-196L148 -232', p.ink, 7),
    shape('M128 -250L176 -226L150 -206L116 -232z', p.accent),
    rect(92, -144, 40, 9, p.ink, 4),
  ].join('');

const reception = (p: Palette) =>
  [
    shape('M-180 -140H180L160 0H-160z', p.wood),
    times(11, (slat) => rect(-160 + slat * 30, -124, 12, 116, p.woodDeep, 3)),
    rect(-192, -160, 384, 26, p.white, 8),
    veil('#F8D98A', 0.75, rect(-168, -134, 336, 8, 'currentColor', 4)),
    disc(0, -70, 34, p.deep),
    rect(-20, -86, 24, 24, p.accent, 7),
    rect(-6, -76, 24, 24, p.white, 7),
    rect(66, -214, 84, 54, p.ink, 7),
    shape('M-140 -160L-132 -196H-108L-100 -160z', p.accentDeep),
    shape('M-120 -192Q-160 -232-140 -262Q-116 -240-120 -192Q-124 -250-96 -268Q-84 -226-120 -192z', p.leafDeep),
  ].join('');

const conferenceTable = (p: Palette) =>
  [
    ...[-124, 0, 124].map(
      (x) => rect(x - 34, -206, 68, 96, p.main, 18) + veil(p.ink, 0.12, rect(x + 6, -206, 28, 96, 'currentColor', 14)),
    ),
    oval(0, -108, 190, 40, p.woodDeep),
    oval(0, -118, 190, 38, p.wood),
    oval(-20, -124, 120, 16, '#DDB486'),
    ...[
      [-104, -122],
      [86, -128],
      [0, -104],
    ].map(([x = 0, y = 0]) => shape(`M${x - 24} ${y}h44l6 14h-56z`, p.paper)),
    rect(-60, -82, 24, 78, p.woodDeep),
    rect(36, -82, 24, 78, p.woodDeep),
    rect(-92, -10, 184, 10, p.ink, 5),
    ...[-150, 150].map((x) => rect(x - 36, -90, 72, 60, p.deep, 18) + rect(x - 5, -34, 10, 34, p.metalDeep)),
  ].join('');

const shelf = (p: Palette) =>
  [
    rect(-150, -290, 16, 290, p.woodDeep),
    rect(134, -290, 16, 290, p.woodDeep),
    times(4, (row) => rect(-150, -290 + row * 90, 300, 14, p.wood, 3)),
    rect(-118, -250, 70, 50, p.accent, 4) + rect(-30, -262, 60, 62, p.main, 4) + rect(48, -244, 70, 44, p.deep, 4),
    rect(-124, -166, 92, 56, p.deep, 4) + rect(-14, -154, 56, 44, p.soft, 4) + rect(56, -170, 66, 60, p.accent, 4),
    rect(-116, -72, 60, 52, p.soft, 4) + rect(-40, -80, 96, 60, p.main, 4) + rect(72, -66, 50, 46, p.accentDeep, 4),
  ].join('');

const armchair = (p: Palette) =>
  [
    rect(-100, -26, 18, 26, p.woodDeep, 4),
    rect(82, -26, 18, 26, p.woodDeep, 4),
    rect(-110, -244, 220, 190, p.main, 44),
    rect(-84, -220, 168, 120, p.soft, 30),
    ...[
      [-36, -176],
      [0, -154],
      [36, -176],
    ].map(([x = 0, y = 0]) => disc(x, y, 6, p.main)),
    rect(-92, -112, 184, 60, p.soft, 20),
    rect(-146, -150, 58, 126, p.deep, 26),
    rect(88, -150, 58, 126, p.deep, 26),
    rect(-112, -62, 224, 40, p.deep, 12),
  ].join('');

const sofa = (p: Palette) =>
  [
    rect(-150, -24, 18, 24, p.woodDeep, 4),
    rect(132, -24, 18, 24, p.woodDeep, 4),
    rect(-156, -184, 312, 130, p.main, 30),
    rect(-138, -116, 136, 56, p.soft, 16),
    rect(2, -116, 136, 56, p.soft, 16),
    rect(-186, -136, 58, 114, p.deep, 24),
    rect(128, -136, 58, 114, p.deep, 24),
    rect(-148, -62, 296, 40, p.deep, 10),
    at(-92, -124, rect(-34, -34, 68, 62, p.accent, 12), { turn: -14 }),
  ].join('');

const officeChair = (p: Palette) =>
  [
    rect(-72, -290, 144, 150, p.main, 34),
    rect(-52, -272, 104, 112, p.deep, 24),
    times(4, (slot) => rect(-36, -252 + slot * 22, 72, 7, p.main, 3)),
    rect(-92, -136, 184, 36, p.deep, 18),
    line('M-104 -110V-168H-84M104 -110V-168H84', p.ink, 12),
    rect(-9, -104, 18, 64, p.metalDeep),
    line('M0 -40L-84 -16M0 -40L84 -16M0 -40V-14', p.ink, 12),
    disc(-84, -11, 11, p.metalDeep),
    disc(84, -11, 11, p.metalDeep),
    disc(0, -11, 11, p.metalDeep),
  ].join('');

const plant = (p: Palette) =>
  [
    ...[-52, -26, 0, 26, 52].map((turn, index) =>
      at(
        0,
        -84,
        shape('M0 0C-46 -60-34 -140 0 -180C34 -140 46 -60 0 0z', index % 2 ? p.leaf : p.leafDeep) +
          line('M0 -10V-140', index % 2 ? p.leafDeep : p.leaf, 4),
        { turn },
      ),
    ),
    shape('M-66 -96H66L50 0H-50z', p.accentDeep),
    rect(-74, -108, 148, 26, p.accent, 8),
  ].join('');

const lamp = (p: Palette) =>
  [
    line('M0 -12L-40 -130L44 -214', p.ink, 12),
    shape('M28 -264L110 -196L64 -140L-4 -206z', p.accent),
    veil('#F8D98A', 0.35, shape('M68 -142L108 -192L190 -40L20 -20z', 'currentColor')),
    rect(-56, -14, 112, 14, p.ink, 7),
    disc(-40, -130, 11, p.metalDeep),
  ].join('');

const flipchart = (p: Palette) =>
  [
    line('M-60 -80L-96 0M60 -80L96 0', p.metalDeep, 12),
    rect(-136, -286, 272, 214, p.white, 8),
    rect(-142, -294, 284, 20, p.ink, 6),
    line('M-104 -120L-52 -168L-8 -146L44 -206L92 -226', p.main, 10),
    disc(92, -226, 14, p.accent),
    rect(-108, -250, 96, 12, p.deep, 6),
    rect(40, -110, 68, 10, p.soft, 5),
  ].join('');

const toolShop = (p: Palette) =>
  [
    rect(-170, -286, 340, 230, p.pale, 8),
    times(6, (row) => times(12, (hole) => disc(-154 + hole * 28, -268 + row * 38, 3, p.soft))),
    at(-104, -180, rect(-9, -30, 18, 110, p.woodDeep, 8) + rect(-42, -62, 84, 36, p.metalDeep, 6)),
    at(-16, -176, rect(-7, -76, 14, 84, p.metal, 3) + rect(-16, 4, 32, 74, p.accent, 12)),
    at(
      88,
      -186,
      shape('M-50 -40H40V0H-4L-14 66H-48L-36 0H-50z', p.accent) +
        rect(40, -30, 34, 14, p.metalDeep, 3) +
        rect(-54, 60, 54, 20, p.ink, 5),
    ),
    rect(-180, -62, 360, 62, p.wood, 6),
    rect(-186, -72, 372, 20, p.woodDeep, 6),
    ring(120, -92, 24, p.metalDeep, 12),
  ].join('');

export const FURNITURE = {
  desk,
  reception,
  conferenceTable,
  shelf,
  armchair,
  sofa,
  officeChair,
  plant,
  lamp,
  flipchart,
  toolShop,
} as const;
