import type { Palette } from '../palette.ts';
import { at, disc, line, rect, ring, shape, times, veil } from '../shapes.ts';
import { car } from './transport.ts';

const PANEL = '#264A6E';
const PANEL_LIGHT = '#3F6E9C';

const panel = (columns: number, rows: number) => {
  const [width, height] = [columns * 44, rows * 38];
  return [
    shape(`M0 0H${width}L${width - 46} ${-height}H-46z`, '#C9D1D3'),
    times(columns * rows, (cell) => {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const slope = 46 / rows;
      const [x, y] = [column * 44 - row * slope + 3, -row * 38 - 3];
      return shape(`M${x} ${y}h38l${-slope} -33h-38z`, (column + row) % 3 ? PANEL : PANEL_LIGHT);
    }),
  ].join('');
};
const solarPanel = (p: Palette) =>
  [
    line('M-70 -70L-92 0M104 -70L90 0M60 -60L104 -150', p.metalDeep, 11),
    at(-128, -58, panel(6, 5)),
    veil(p.white, 0.16, shape('M-60 -58L-106 -248H-50L20 -58z', 'currentColor')),
  ].join('');

const house = (p: Palette) =>
  [
    rect(58, -292, 36, 90, p.woodDeep),
    shape('M-130 -160L0 -264L130 -160V0H-130z', p.paper),
    veil(p.ink, 0.08, shape('M0 -264L130 -160V0H0z', 'currentColor')),
    line('M-160 -146L0 -274L160 -146', p.deep, 26),
    rect(-100, -130, 66, 60, p.soft, 5),
    line('M-67 -130V-70M-100 -100H-34', p.white, 6),
    rect(20, -118, 64, 118, p.main, 5),
    disc(70, -56, 5, p.accent),
    disc(0, -190, 22, p.soft),
    rect(-112, -26, 96, 26, p.leafDeep, 12),
  ].join('');

const solarHouse = (p: Palette) =>
  [
    shape('M-150 -150H120V0H-150z', p.paper),
    veil(p.ink, 0.09, rect(40, -150, 80, 150, 'currentColor')),
    shape('M-184 -142L-120 -262H94L156 -142z', p.deep),
    at(-106, -152, panel(5, 2), { scale: 0.98 }),
    rect(-122, -110, 68, 62, p.soft, 5),
    line('M-88 -110V-48', p.white, 6),
    rect(-20, -112, 58, 112, p.main, 5),
    rect(62, -104, 38, 54, p.accent, 6),
    shape('M84 -98L70 -74H80L76 -56L94 -82H84z', p.white),
  ].join('');

const homeBattery = (p: Palette) =>
  [
    rect(-92, -280, 184, 272, p.white, 26),
    veil(p.ink, 0.08, shape('M30 -280H66Q92 -280 92 -254V-34Q92 -8 66 -8H30z', 'currentColor')),
    rect(-54, -242, 108, 150, p.ink, 14),
    times(4, (level) => rect(-42, -126 - level * 33, 84, 26, level < 3 ? '#5FB894' : p.deep, 5)),
    shape('M8 -76L-26 -36H-4L-12 -14L26 -52H2z', p.accent),
    rect(-70, -8, 30, 8, p.metalDeep),
    rect(40, -8, 30, 8, p.metalDeep),
  ].join('');

const heatPump = (p: Palette) =>
  [
    rect(-160, -200, 320, 188, p.white, 18),
    veil(p.ink, 0.08, rect(60, -200, 100, 188, 'currentColor', 18)),
    disc(-56, -106, 82, p.metalDeep),
    disc(-56, -106, 72, p.ink),
    times(5, (blade) => at(-56, -106, shape('M0 0Q-26 -30-10 -66Q22 -56 8 0z', p.metal), { turn: blade * 72 })),
    times(3, (index) => ring(-56, -106, 24 + index * 22, p.metalDeep, 3)),
    disc(-56, -106, 14, p.accent),
    times(6, (slot) => rect(66, -170 + slot * 20, 66, 8, p.line, 4)),
    rect(66, -44, 40, 14, p.main, 5),
    rect(-140, -12, 44, 12, p.metalDeep),
    rect(96, -12, 44, 12, p.metalDeep),
  ].join('');

const boiler = (p: Palette) =>
  [
    line('M-60 -250V-300M60 -250V-300', p.accentDeep, 16),
    rect(-110, -262, 220, 240, p.metal, 16),
    rect(-110, -262, 220, 70, p.metalDeep, 16),
    disc(-58, -226, 22, p.paper),
    line('M-58 -226L-46 -238', '#C9473B', 6),
    rect(-14, -242, 92, 30, p.ink, 6),
    rect(-70, -160, 140, 104, p.ink, 12),
    shape(
      'M0 -72C-50 -72-50 -112-22 -130Q-22 -112-8 -112Q-10 -142 14 -150Q10 -128 30 -116C50 -98 40 -72 0 -72z',
      p.glow,
    ),
    shape('M2 -72C-22 -74-20 -96-4 -104Q2 -92 12 -100C28 -90 24 -72 2 -72z', p.paper),
    rect(-90, -22, 36, 22, p.ink),
    rect(54, -22, 36, 22, p.ink),
  ].join('');

const floorHeating = (p: Palette) =>
  [
    shape('M-190 -10L-110 -150H110L190 -10z', p.wood),
    shape('M-190 -10L-168 -48H168L190 -10z', p.line),
    line(
      'M-136 -28V-40L-96 -128H-66L-92 -40H-58L-44 -128H-14L-20 -40H18L16 -128H46L56 -40H92L68 -128H96L136 -40V-28',
      '#C9473B',
      10,
    ),
    line('M-70 -178q18 -18 0 -38t0 -38M0 -178q18 -18 0 -38t0 -38M70 -178q18 -18 0 -38t0 -38', p.accent, 12),
  ].join('');

const airConditioner = (p: Palette) =>
  [
    rect(-166, -264, 332, 112, p.white, 24),
    veil(p.ink, 0.08, shape('M-166 -196H166V-176Q166 -152 142 -152H-142Q-166 -152-166 -176z', 'currentColor')),
    rect(-134, -178, 268, 12, p.ink, 6),
    rect(94, -238, 44, 20, p.pale, 6),
    disc(-134, -232, 6, '#5FB894'),
    line('M-96 -128q-14 24 0 46t0 48M0 -128q-14 24 0 46t0 48M96 -128q-14 24 0 46t0 48', p.soft, 13),
  ].join('');

const energyLabel = (p: Palette) => {
  const bars = ['#2F8F5B', '#7DB95A', '#D3C84A', '#EBA83A', '#DD7A3F', '#C9473B'];
  return [
    rect(-124, -290, 248, 290, p.white, 14),
    rect(-124, -290, 248, 40, p.deep, 14),
    rect(-104, -276, 90, 12, p.white, 6),
    bars
      .map((fill, index) => {
        const [y, width] = [-238 + index * 38, 78 + index * 18];
        return shape(`M-104 ${y}h${width}l16 14l-16 14h${-width}z`, fill);
      })
      .join(''),
    shape('M112 -212H52L32 -192L52 -172H112z', p.ink),
    rect(60, -198, 36, 12, p.white, 5),
  ].join('');
};

const charger = (p: Palette) =>
  [
    rect(-58, -276, 116, 268, p.white, 24),
    veil(p.ink, 0.08, rect(14, -276, 44, 268, 'currentColor', 24)),
    rect(-36, -250, 72, 60, p.ink, 10),
    shape('M6 -244L-18 -216H-2L-8 -198L18 -226H2z', p.accent),
    disc(0, -150, 20, p.deep),
    line('M30 -150C110 -150 70 -30 112 -36T120 -130', p.ink, 11),
    rect(104, -166, 32, 48, p.main, 8),
    rect(-74, -10, 148, 10, p.metalDeep, 5),
  ].join('');

const switchboard = (p: Palette) =>
  [
    rect(-124, -284, 248, 284, p.metal, 14),
    rect(-106, -266, 212, 248, p.paper, 8),
    times(3, (row) =>
      [
        rect(-94, -240 + row * 76, 188, 56, p.line, 5),
        times(
          6,
          (unit) =>
            rect(-88 + unit * 31, -246 + row * 76, 25, 66, p.white, 4) +
            rect(-82 + unit * 31, -232 + row * 76, 13, 26, (unit + row) % 5 === 2 ? p.accent : p.ink, 3),
        ),
      ].join(''),
    ),
  ].join('');

const ledLamp = (p: Palette) =>
  [
    line('M-110 -300V-262M110 -300V-262', p.ink, 6),
    veil('#F8D98A', 0.5, shape('M-140 -216H140L210 0H-210z', 'currentColor')),
    shape('M-150 -262H150L166 -220H-166z', p.metalDeep),
    rect(-154, -226, 308, 18, '#FFF3CF', 9),
  ].join('');

const blowerDoor = (p: Palette) =>
  [
    rect(-112, -296, 224, 296, p.woodDeep, 6),
    rect(-96, -282, 192, 282, p.accent),
    veil(p.ink, 0.1, shape('M0 -282H96V0H0z', 'currentColor')),
    disc(0, -92, 76, p.ink),
    disc(0, -92, 62, p.metalDeep),
    times(5, (blade) => at(0, -92, shape('M0 0Q-22 -26-8 -56Q18 -48 6 0z', p.paper), { turn: blade * 72 + 20 })),
    disc(0, -92, 12, p.deep),
    line('M-60 -230H60M-60 -204H20', p.paper, 8),
  ].join('');

const carport = (p: Palette) =>
  [
    rect(-168, -226, 14, 226, p.woodDeep),
    rect(150, -262, 14, 262, p.woodDeep),
    at(-6, 0, car(p), { scale: 0.82 }),
    shape('M-192 -226L192 -278V-262L-192 -208z', p.metalDeep),
    times(7, (cell) =>
      shape(`M${-186 + cell * 54} ${-246 - cell * 7.3}l48 -6.5v-20l-48 6.5z`, cell % 3 ? PANEL : PANEL_LIGHT),
    ),
  ].join('');

export const ENERGY = {
  carport,
  solarPanel,
  house,
  solarHouse,
  homeBattery,
  heatPump,
  boiler,
  floorHeating,
  airConditioner,
  energyLabel,
  charger,
  switchboard,
  ledLamp,
  blowerDoor,
} as const;
