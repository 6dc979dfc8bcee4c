import type { Palette } from '../palette.ts';
import { at, disc, line, rect, ring, shape, times, veil } from '../shapes.ts';

export const wheel = (p: Palette, x: number, radius: number) =>
  disc(x, -radius, radius, p.ink) +
  disc(x, -radius, radius * 0.48, p.metal) +
  disc(x, -radius, radius * 0.18, p.metalDeep);

const truckWith = (load: (p: Palette) => string) => (p: Palette) =>
  [
    load(p),
    shape('M70 -176H126Q136 -176 142 -166L176 -104Q180 -98 180 -90V-30H70z', p.accent),
    shape('M92 -156H122L146 -104H92z', '#BFDDEB'),
    rect(156, -76, 24, 16, p.paper, 6),
    rect(-196, -44, 376, 18, p.ink, 6),
    wheel(p, -138, 29),
    wheel(p, -70, 29),
    wheel(p, 122, 29),
  ].join('');

const box = (p: Palette) =>
  [
    rect(-196, -228, 262, 186, p.main, 8),
    veil(p.ink, 0.13, rect(-196, -84, 262, 42, 'currentColor')),
    rect(-160, -180, 140, 16, p.white, 8),
    rect(-160, -150, 86, 12, p.soft, 6),
    shape('M0 -160L34 -140L0 -120z', p.accent),
  ].join('');

const coldBox = (p: Palette) =>
  [
    rect(-196, -228, 262, 186, p.white, 8),
    veil(p.ink, 0.08, rect(-196, -84, 262, 42, 'currentColor')),
    rect(28, -252, 44, 56, p.metalDeep, 6),
    times(3, (arm) =>
      at(-70, -140, line('M0 -58V58M-18 -46L0 -28L18 -46M-18 46L0 28L18 46', p.main, 10), { turn: arm * 60 }),
    ),
  ].join('');

const flatbed = (p: Palette) =>
  [
    rect(-204, -74, 272, 32, p.deep, 4),
    rect(-150, -176, 124, 104, p.main, 10),
    rect(-26, -140, 64, 68, p.metalDeep, 6),
    disc(-88, -124, 34, p.soft),
    disc(-88, -124, 14, p.ink),
    line('M-194 -74L-150 -168M50 -74L38 -136', p.accentDeep, 7),
  ].join('');

const van = (p: Palette) =>
  [
    shape(
      'M-172 -196H40Q56 -196 68 -182L120 -118L166 -104Q180 -98 180 -84V-40Q180 -30 170 -30H-172Q-184 -30-184 -42V-184Q-184 -196-172 -196z',
      p.main,
    ),
    veil(p.ink, 0.13, rect(-184, -76, 364, 46, 'currentColor')),
    shape('M24 -176H44L92 -116H24z', '#BFDDEB'),
    line('M8 -190V-40M-96 -190V-40', p.deep, 4),
    rect(-160, -160, 50, 50, p.paper, 12),
    rect(-148, -148, 20, 20, p.deep, 6),
    rect(-138, -138, 20, 20, p.accent, 6),
    rect(152, -92, 26, 18, '#F8D98A', 6),
    wheel(p, -112, 32),
    wheel(p, 108, 32),
  ].join('');

export const car = (p: Palette) =>
  [
    shape('M-110 -96L-74 -158Q-66 -170-52 -170H44Q58 -170 68 -158L112 -100z', p.deep),
    shape('M-88 -100L-62 -148Q-58 -154-50 -154H-8V-100zM8 -154H40Q48 -154 54 -148L88 -100H8z', '#BFDDEB'),
    shape('M-160 -106H132Q166 -100 172 -70V-40Q172 -28 160 -28H-156Q-170 -28-170 -42V-92Q-170 -106-160 -106z', p.main),
    veil(p.ink, 0.13, rect(-170, -58, 342, 30, 'currentColor', 10)),
    rect(148, -82, 24, 16, '#F8D98A', 6),
    rect(-170, -82, 18, 16, '#C9473B', 6),
    wheel(p, -96, 31),
    wheel(p, 98, 31),
  ].join('');

const ferry = (p: Palette) =>
  [
    rect(-30, -288, 44, 66, p.accent, 5),
    rect(-30, -270, 44, 14, p.ink),
    rect(-116, -226, 210, 56, p.white, 8),
    rect(-146, -174, 280, 56, p.paper, 6),
    times(8, (pane) => rect(-132 + pane * 33, -158, 20, 22, p.soft, 5)),
    times(6, (pane) => rect(-100 + pane * 32, -210, 20, 20, p.soft, 5)),
    shape('M-190 -120H192L150 -18H-150z', p.main),
    shape('M-176 -86H180L170 -62H-166z', p.accent),
    line('M-196 -10q24 -18 48 0t48 0 48 0 48 0 48 0 48 0 48 0 44 0', p.soft, 11),
  ].join('');

const globe = (p: Palette) =>
  [
    rect(-64, -14, 128, 14, p.woodDeep, 7),
    line('M0 -14V-46', p.woodDeep, 12),
    line('M70 -266A128 128 0 0 1 -90 -66', p.accentDeep, 11),
    disc(0, -160, 112, p.main),
    shape('M-76 -220Q-30 -262 10 -240L-4 -206L-46 -190L-60 -150L-96 -160Q-100 -196-76 -220z', p.leaf),
    shape('M20 -190L70 -206Q100 -180 98 -140L60 -86L30 -100L10 -150z', p.leaf),
    shape('M-60 -110L-20 -120L-10 -74Q-50 -70-70 -96z', p.leaf),
    veil(p.ink, 0.14, shape('M60 -254A112 112 0 0 1 0 -48A150 150 0 0 0 60 -254z', 'currentColor')),
  ].join('');

const mapPin = (p: Palette) =>
  [
    shape('M-180 -130L-66 -158L60 -130L180 -158V-10L60 -38L-66 -10L-180 -38z', p.paper),
    shape('M-66 -158L60 -130V-38L-66 -10z', p.pale),
    line('M-150 -60Q-90 -110-40 -70T60 -90T150 -120', p.main, 8),
    shape('M0 -64C-70 -140-82 -176-82 -206A82 82 0 0 1 82 -206C82 -176 70 -140 0 -64z', p.accent),
    disc(0, -206, 34, p.white),
  ].join('');

const stampTool = (p: Palette) =>
  [
    rect(-150, -120, 220, 120, p.paper, 6),
    rect(-126, -98, 90, 12, p.deep, 6),
    rect(-126, -70, 150, 8, p.line, 4),
    rect(-126, -50, 120, 8, p.line, 4),
    ring(-90, -24, 18, p.main, 6),
    at(
      72,
      -110,
      rect(-74, 54, 148, 34, p.ink, 8) +
        shape('M-54 54Q-20 20-18 -40H18Q20 20 54 54z', p.woodDeep) +
        disc(0, -62, 42, p.wood),
      { turn: 8 },
    ),
  ].join('');

const barrier = (p: Palette) =>
  [
    rect(-150, -150, 64, 150, p.deep, 8),
    rect(-140, -130, 44, 40, p.accent, 6),
    at(
      -118,
      -150,
      times(6, (part) => rect(part * 52, -14, 52, 28, part % 2 ? p.white : '#C9473B')),
      { turn: -16 },
    ),
  ].join('');

const piano = (p: Palette) =>
  [
    shape('M-150 -250H60Q150 -240 150 -180V-118H-150z', p.ink),
    shape('M-150 -270H70Q166 -256 160 -176L60 -220Q-30 -260-150 -250z', p.deep),
    rect(-170, -128, 330, 30, p.ink, 6),
    rect(-160, -110, 250, 22, p.white, 3),
    times(16, (gap) =>
      rect(
        -156 + gap * 15.5,
        -110,
        gap % 7 === 2 || gap % 7 === 6 ? 2 : 7,
        gap % 7 === 2 || gap % 7 === 6 ? 22 : 13,
        p.ink,
      ),
    ),
    rect(-140, -90, 20, 90, p.ink, 4),
    rect(110, -98, 20, 98, p.ink, 4),
    rect(-10, -90, 14, 80, p.ink),
    rect(-36, -14, 66, 10, p.accent, 5),
  ].join('');

export const TRANSPORT = {
  truck: truckWith(box),
  coldTruck: truckWith(coldBox),
  flatbed: truckWith(flatbed),
  van,
  car,
  ferry,
  globe,
  mapPin,
  stamp: stampTool,
  barrier,
  piano,
} as const;
