import type { Palette } from '../palette.ts';
import { at, disc, line, rect, shape, times, veil } from '../shapes.ts';
import { wheel } from './transport.ts';

const carton = (p: Palette) =>
  [
    shape('M-110 -150L10 -124V0L-110 -26z', p.wood),
    shape('M10 -124L116 -152V-30L10 0z', p.woodDeep),
    shape('M-110 -150L-6 -178L116 -152L10 -124z', '#DDB486'),
    shape('M-70 -160L40 -132V-90L64 -96V-139L-44 -167z', '#E9CFA6'),
    line('M-88 -62L-52 -54M-88 -42L-64 -36', p.woodDeep, 7),
  ].join('');

const cartons = (p: Palette) =>
  at(-72, 0, carton(p), { scale: 0.92 }) +
  at(96, 4, carton(p), { scale: 0.72 }) +
  at(-44, -130, carton(p), { scale: 0.78 });

const pallet = (p: Palette) =>
  [
    rect(-150, -34, 300, 14, p.wood, 3),
    rect(-150, -10, 300, 10, p.woodDeep, 3),
    ...[-144, -18, 108].map((x) => rect(x, -22, 36, 14, p.woodDeep)),
    times(6, (cell) => {
      const [x, y] = [-138 + (cell % 3) * 92, -122 - Math.floor(cell / 3) * 88];
      return (
        rect(x, y, 88, 86, (cell + Math.floor(cell / 3)) % 2 ? p.main : p.soft, 5) +
        rect(x + 34, y, 20, 86, p.accent) +
        rect(x + 10, y + 60, 20, 14, p.paper, 2)
      );
    }),
    rect(-92, -286, 180, 76, p.deep, 5),
    rect(-14, -286, 24, 76, p.accent),
  ].join('');

const racking = (p: Palette) =>
  [
    ...[-176, -8, 160].map((x) => rect(x, -296, 16, 296, p.deep)),
    ...[-204, -104].map((y) => rect(-176, y, 352, 14, p.accent)),
    rect(-176, -12, 352, 12, p.accent),
    ...[
      [-150, -282, 62],
      [-80, -264, 62],
      [20, -276, 60],
      [90, -256, 58],
      [-150, -176, 62],
      [-80, -166, 60],
      [20, -158, 60],
      [92, -180, 56],
      [-148, -80, 60],
      [-80, -92, 62],
      [20, -84, 60],
      [90, -64, 60],
    ].map(([x = 0, y = 0, w = 0], index) => {
      const floor = index < 4 ? -204 : index < 8 ? -104 : -12;
      return (
        rect(x, y, w, floor - y, [p.wood, p.main, p.woodDeep, p.soft][index % 4] as string, 4) +
        rect(x + w / 2 - 6, y, 12, floor - y, p.paper)
      );
    }),
  ].join('');

const forklift = (p: Palette) =>
  [
    rect(86, -286, 14, 282, p.ink),
    rect(106, -286, 10, 282, p.metalDeep),
    line('M112 -20H186', p.metalDeep, 12),
    at(150, -26, carton(p), { scale: 0.5 }),
    line('M-92 -110V-232H38L66 -110', p.ink, 14),
    shape('M-140 -120H-40L-20 -78H86V-30H-150V-108Q-150 -120-140 -120z', p.accent),
    veil(p.ink, 0.12, rect(-150, -60, 236, 30, 'currentColor')),
    rect(-84, -170, 40, 62, p.deep, 12),
    disc(-20, -178, 20, p.skin),
    shape('M-42 -182a22 22 0 0 1 44 0z', p.main),
    shape('M-48 -96q0 -62 28 -62t28 62z', p.main),
    line('M0 -132L36 -116', p.main, 13),
    wheel(p, -100, 34),
    wheel(p, 48, 30),
  ].join('');

const returns = (p: Palette) =>
  [
    at(0, 0, carton(p), { scale: 1.1 }),
    line('M-120 -216C-70 -300 70 -300 116 -226', p.accent, 22),
    shape('M-150 -246L-96 -210L-140 -164z', p.accent),
  ].join('');

const conveyor = (p: Palette) =>
  [
    rect(-190, -86, 380, 40, p.ink, 20),
    times(7, (roller) => disc(-162 + roller * 54, -66, 13, p.metalDeep)),
    rect(-150, -50, 18, 50, p.metalDeep),
    rect(132, -50, 18, 50, p.metalDeep),
    at(-112, -84, carton(p), { scale: 0.62 }),
    at(26, -84, carton(p), { scale: 0.8 }),
    rect(110, -146, 52, 62, p.main, 5),
    rect(130, -146, 12, 62, p.accent),
  ].join('');

const containers = (p: Palette) =>
  [
    [-88, -96, p.main],
    [90, -96, p.accent],
    [0, -196, p.deep],
  ]
    .map(([x, y, tone]) =>
      at(
        Number(x),
        Number(y),
        rect(-86, 0, 172, 94, String(tone), 4) +
          times(9, (rib) => veil('#17211E', 0.16, rect(-78 + rib * 18, 10, 7, 74, 'currentColor'))),
      ),
    )
    .join('');

const wardrobe = (p: Palette) =>
  [
    rect(-110, -290, 220, 278, p.woodDeep, 8),
    rect(-98, -278, 96, 254, p.wood, 5),
    rect(2, -278, 96, 254, p.wood, 5),
    rect(-16, -170, 8, 48, p.ink, 4),
    rect(8, -170, 8, 48, p.ink, 4),
    rect(-96, -12, 22, 12, p.ink),
    rect(74, -12, 22, 12, p.ink),
  ].join('');

export const STORAGE = { carton, cartons, pallet, racking, forklift, returns, conveyor, containers, wardrobe } as const;
