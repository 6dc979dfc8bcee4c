import type { Palette } from './palette.ts';
import { at, disc, line, oval, rect, shape, times, veil } from './shapes.ts';

/** Behind the things of a scene of 800 × 500, whose floor begins at 400. `seed` changes what is not the subject. */
type Draw = (p: Palette, seed: number) => string;

const CLOUD = oval(0, 0, 80, 20, '#FDFCF9') + oval(-18, -16, 42, 23, '#FDFCF9') + oval(28, -9, 34, 18, '#FDFCF9');

/** In one of three tones of the subject's colour. */
const wall = (p: Palette, seed: number) => rect(0, 0, 800, 500, [p.pale, p.soft, p.line][seed % 3] as string);

const desk: Draw = (p, seed) =>
  [
    wall(p, seed),
    [
      veil(p.white, 0.38, disc(400, 230, 230, 'currentColor')),
      veil(p.white, 0.3, shape('M470 0H640L420 400H250zM690 0H740L520 400H470z', 'currentColor')),
      veil(p.white, 0.34, rect(150, 60, 500, 420, 'currentColor', 250)),
    ][seed % 3],
    rect(0, 392, 800, 108, [p.wood, p.deep, p.paper][seed % 3] as string),
    rect(0, 392, 800, 12, [p.woodDeep, p.main, p.white][seed % 3] as string),
  ].join('');

const room: Draw = (p, seed) =>
  [
    wall(p, seed + 1),
    seed % 2
      ? veil(p.white, 0.4, rect(60, 70, 150, 210, 'currentColor', 8) + rect(590, 70, 150, 210, 'currentColor', 8))
      : veil(p.white, 0.32, shape('M150 400V190A250 210 0 0 1 650 190V400z', 'currentColor')),
    rect(0, 378, 800, 10, p.white),
    rect(0, 388, 800, 112, [p.wood, p.main, p.soft][seed % 3] as string),
    veil(p.ink, 0.1, oval(400, 440, 330, 34, 'currentColor')),
  ].join('');

const outdoors: Draw = (p, seed) =>
  [
    rect(0, 0, 800, 500, ['#DCECF2', '#F6E7CC', p.pale][seed % 3] as string),
    disc(seed % 2 ? 650 : 150, 108, 52, '#F6CC79'),
    at(seed % 2 ? 170 : 610, 120, CLOUD),
    shape('M0 330Q150 230 330 310T640 270T800 300V500H0z', '#A9CDB6'),
    shape('M0 380Q220 300 460 360T800 340V500H0z', '#7FB596'),
    rect(0, 396, 800, 104, '#5FA07C'),
    shape('M0 430Q400 400 800 434V500H0z', '#4C8D6B'),
  ].join('');

const city: Draw = (p, seed) =>
  [
    rect(0, 0, 800, 500, [p.pale, '#F3E6CF', '#DDE9F0'][seed % 3] as string),
    veil(p.white, 0.5, disc(560, 180, 150, 'currentColor')),
    veil(
      p.main,
      0.3,
      times(11, (index) => {
        const height = 90 + ((index * 67 + seed * 31) % 150);
        return rect(index * 76 - 20, 400 - height, 62, height, 'currentColor', 4);
      }),
    ),
    veil(
      p.main,
      0.32,
      times(9, (index) => {
        const height = 50 + ((index * 41 + seed * 17) % 90);
        return rect(index * 96 - 30, 400 - height, 78, height, 'currentColor', 4);
      }),
    ),
    rect(0, 396, 800, 104, p.ink),
    rect(0, 396, 800, 10, p.metal),
    times(6, (dash) => rect(30 + dash * 140, 452, 76, 9, p.line, 4)),
  ].join('');

const hall: Draw = (p, seed) =>
  [
    rect(0, 0, 800, 500, [p.soft, p.pale, p.line][seed % 3] as string),
    veil(
      p.deep,
      0.28,
      line(
        'M-20 120L400 20L820 120M-20 120H820M130 120L200 68L270 120M400 20V120M530 120L600 68L670 120',
        'currentColor',
        11,
      ),
    ),
    veil(
      p.white,
      0.4,
      times(5, (pane) => rect(60 + pane * 146, 160, 96, 90, 'currentColor', 4)),
    ),
    veil(p.deep, 0.2, rect(0, 300, 800, 96, 'currentColor')),
    rect(0, 392, 800, 108, [p.metal, p.main, p.metalDeep][seed % 3] as string),
    veil(p.accent, 0.9, shape('M0 470H800V482H0z', 'currentColor')),
  ].join('');

const studio: Draw = (p, seed) => {
  const [ground, shine] = [
    [p.main, p.soft],
    [p.soft, p.pale],
    [p.accent, '#F8E3B8'],
    [p.deep, p.main],
  ][seed % 4] as [string, string];
  return [
    rect(0, 0, 800, 500, ground),
    [
      disc(400, 250, 215, shine),
      rect(190, 40, 420, 520, shine, 210),
      shape('M400 20L650 170V500H150V170z', shine),
      oval(400, 300, 330, 220, shine),
    ][seed % 4],
    veil(p.ink, 0.12, shape('M0 410H800V500H0z', 'currentColor')),
  ].join('');
};

const stageLights: Draw = (p, seed) =>
  [
    rect(0, 0, 800, 500, p.deep),
    veil(seed % 2 ? p.accent : p.soft, 0.24, shape('M120 0H180L460 420H60zM620 0H680L740 420H340z', 'currentColor')),
    veil(p.white, 0.1, shape('M370 0H430L560 420H240z', 'currentColor')),
    rect(0, 396, 800, 104, p.ink),
    rect(0, 396, 800, 10, p.main),
  ].join('');

const sea: Draw = (p, seed) =>
  [
    rect(0, 0, 800, 500, seed % 2 ? '#F6E1C4' : '#DCECF2'),
    disc(210, 150, 60, '#F6CC79'),
    shape('M0 340Q120 290 260 330T520 320T800 336V500H0z', p.soft),
    rect(0, 372, 800, 128, p.main),
    veil(p.white, 0.35, line('M40 440h90M220 470h120M470 446h90M640 474h110M330 428h60', 'currentColor', 7)),
  ].join('');

const roof: Draw = (p, seed) =>
  [
    rect(0, 0, 800, 500, ['#DCECF2', '#F6E7CC', p.pale][seed % 3] as string),
    disc(650, 110, 56, '#F6CC79'),
    at(180, 130, CLOUD),
    shape('M0 340Q200 270 420 330T800 310V500H0z', '#A9CDB6'),
    shape('M-20 400H820V500H-20z', p.deep),
    times(3, (row) =>
      times(15, (tile) =>
        shape(
          `M${tile * 58 - 30 + (row % 2) * 28} ${398 + row * 36}h54v24q-27 20-54 0z`,
          (tile + row) % 3 ? p.main : p.soft,
        ),
      ),
    ),
  ].join('');

export const SETTINGS = {
  desk,
  room,
  outdoors,
  city,
  hall,
  studio,
  stage: stageLights,
  sea,
  roof,
} as const satisfies Record<string, Draw>;
export type Setting = keyof typeof SETTINGS;
