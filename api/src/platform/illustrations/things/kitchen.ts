import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, shape, times, veil } from '../shapes.ts';
import { STEEL, steam } from './food.ts';

const coffeeCup = (p: Palette) =>
  [
    steam(p, -34, -196),
    steam(p, 26, -196),
    oval(-6, -12, 150, 18, p.soft),
    oval(-6, -16, 150, 14, p.paper),
    line('M96 -140C168 -146 158 -60 84 -66', p.white, 20),
    shape('M-114 -176H106C106 -80 70 -22 26 -18H-34C-78 -22-114 -80-114 -176z', p.white),
    veil(p.ink, 0.09, shape('M30 -176H106C106 -80 70 -22 26 -18H0C30 -60 34 -120 30 -176z', 'currentColor')),
    oval(-4, -176, 110, 20, p.paper),
    oval(-4, -174, 96, 15, '#6B4228'),
    oval(-20, -176, 40, 6, '#A5764A'),
  ].join('');

const coffeeMachine = (p: Palette) =>
  [
    rect(-134, -272, 268, 96, p.deep, 18),
    rect(-112, -292, 224, 24, p.metal, 8),
    times(3, (cup) => rect(-84 + cup * 60, -312, 42, 24, p.white, 6)),
    rect(-112, -248, 90, 44, p.ink, 8),
    disc(30, -226, 24, p.paper),
    line('M30 -226L42 -240', '#C9473B', 5),
    disc(92, -226, 16, p.accent),
    rect(-120, -178, 240, 150, p.metalDeep),
    rect(-120, -178, 240, 30, p.ink),
    times(2, (group) => {
      const x = group ? 56 : -56;
      return (
        rect(x - 36, -152, 72, 20, p.metal, 6) +
        shape(`M${x - 22} -132h44l-10 16h-24z`, p.ink) +
        rect(x - 74, -146, 44, 10, p.ink, 5) +
        line(`M${x} -114V-92`, '#6B4228', 5) +
        rect(x - 24, -88, 48, 44, p.white, 8)
      );
    }),
    rect(-146, -46, 292, 46, p.deep, 12),
    rect(-126, -46, 252, 10, p.metal, 5),
  ].join('');

const coffeeBag = (p: Palette) =>
  [
    shape('M-92 -250H92L108 -14Q108 0 94 0H-94Q-108 0-108 -14z', p.deep),
    veil(p.white, 0.1, shape('M-92 -250H-40L-56 0H-94Q-108 0-108 -14z', 'currentColor')),
    rect(-96, -284, 192, 40, p.main, 8),
    line('M-84 -258H84', p.soft, 5),
    rect(-64, -196, 128, 130, p.paper, 10),
    at(0, -140, oval(0, 0, 26, 38, '#6B4228') + line('M4 -34Q-14 -10 4 8T0 34', p.wood, 6), { turn: 28 }),
    rect(-36, -88, 72, 8, p.accent, 4),
  ].join('');

const mug = (p: Palette) =>
  [
    line('M84 -150C152 -154 148 -58 80 -58', p.main, 20),
    rect(-96, -196, 184, 196, p.main, 22),
    veil(p.ink, 0.13, rect(30, -196, 58, 196, 'currentColor', 22)),
    oval(-4, -194, 92, 16, p.deep),
    disc(-8, -96, 46, p.paper),
    rect(-34, -120, 34, 34, p.deep, 9),
    rect(-16, -106, 34, 34, p.accent, 9),
    steam(p, -34, -222),
    steam(p, 24, -222),
  ].join('');

const steelTable = (p: Palette) =>
  [
    rect(-176, -150, 352, 26, STEEL, 6),
    rect(-176, -190, 352, 42, p.metal, 4),
    rect(-160, -124, 22, 124, p.metalDeep),
    rect(138, -124, 22, 124, p.metalDeep),
    rect(-150, -52, 300, 16, p.metal, 4),
    rect(-110, -98, 84, 46, p.metalDeep, 8),
    rect(10, -112, 100, 60, p.main, 10),
    line('M44 -190V-250C44 -278 92 -278 92 -250V-234', p.metalDeep, 13),
    rect(-96, -222, 90, 34, p.accent, 8),
    rect(-104, -232, 106, 12, p.accentDeep, 6),
  ].join('');

const hood = (p: Palette) =>
  [
    rect(-48, -306, 96, 110, p.metalDeep),
    shape('M-90 -206H90L170 -126H-170z', p.metal),
    shape('M20 -206H90L170 -126H50z', p.metalDeep),
    rect(-176, -130, 352, 28, STEEL, 6),
    steam(p, -56, -34),
    steam(p, 50, -34),
    rect(-124, -40, 110, 40, p.deep, 10),
    rect(12, -54, 120, 54, p.main, 10),
    rect(-12, -48, 24, 8, p.ink, 4),
  ].join('');

const dishwasher = (p: Palette) =>
  [
    rect(-100, -112, 200, 112, p.metal, 8),
    rect(-84, -74, 168, 60, p.metalDeep, 6),
    rect(-112, -286, 224, 128, STEEL, 16),
    veil(p.ink, 0.1, shape('M30 -286H96Q112 -286 112 -270V-174Q112 -158 96 -158H30z', 'currentColor')),
    line('M-126 -230V-130', p.ink, 12),
    times(5, (plate) => oval(-64 + plate * 32, -136, 10, 28, plate % 2 ? p.soft : p.white)),
    rect(-118, -122, 236, 18, p.ink, 6),
    disc(60, -94, 8, p.accent),
    rect(-76, -260, 70, 10, p.main, 5),
  ].join('');

const fridge = (p: Palette) =>
  [
    rect(-106, -300, 212, 292, STEEL, 16),
    veil(p.ink, 0.09, shape('M20 -300H90Q106 -300 106 -284V-24Q106 -8 90 -8H20z', 'currentColor')),
    rect(-106, -118, 212, 6, p.metalDeep),
    rect(-84, -220, 14, 80, p.ink, 7),
    rect(-84, -96, 14, 60, p.ink, 7),
    rect(-28, -276, 110, 40, p.ink, 8),
    line('M-8 -256H24', '#7FD9C0', 6),
    times(3, (arm) =>
      at(24, -180, line('M0 -32V32M-10 -24L0 -14L10 -24M-10 24L0 14L10 24', p.main, 7), { turn: arm * 60 }),
    ),
    rect(-90, -8, 34, 8, p.ink),
    rect(56, -8, 34, 8, p.ink),
  ].join('');

const pot = (p: Palette) =>
  [
    steam(p, -30, -186),
    steam(p, 30, -186),
    rect(-158, -112, 316, 18, p.ink, 9),
    rect(-118, -140, 236, 140, p.main, 18),
    veil(p.ink, 0.13, rect(40, -140, 78, 140, 'currentColor', 18)),
    rect(-126, -152, 252, 20, p.deep, 8),
  ].join('');

const stall = (p: Palette) =>
  [
    rect(-150, -230, 14, 230, p.woodDeep),
    rect(136, -230, 14, 230, p.woodDeep),
    rect(-160, -110, 320, 110, p.wood, 6),
    times(7, (slat) => rect(-152 + slat * 44, -92, 34, 92, p.woodDeep, 3)),
    rect(-174, -124, 348, 22, p.paper, 8),
    at(-70, -122, coffeeCup(p), { scale: 0.34 }),
    at(64, -122, coffeeMachine(p), { scale: 0.36 }),
    shape('M-160 -292H160L186 -222H-186z', p.white),
    times(4, (stripe) => shape(`M${-160 + stripe * 80} -292h40l${-11 + stripe * 4} 70h-46z`, p.main)),
    times(8, (flap) => disc(-163 + flap * 46.5, -220, 23, flap % 2 ? p.white : p.main)),
  ].join('');

export const KITCHEN = {
  coffeeCup,
  coffeeMachine,
  coffeeBag,
  mug,
  steelTable,
  hood,
  dishwasher,
  fridge,
  pot,
  stall,
} as const;
