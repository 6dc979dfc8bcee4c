import type { Palette } from '../palette.ts';
import { at, disc, line, rect, shape, veil } from '../shapes.ts';

const bucket = (p: Palette) =>
  [
    at(
      64,
      -150,
      rect(-7, -150, 14, 250, p.woodDeep, 7) +
        shape('M-40 96H40L54 150H-54z', p.accent) +
        line('M-30 110V146M-10 110V148M10 110V148M30 110V146', p.accentDeep, 5),
      { turn: 9 },
    ),
    line('M-120 -132C-120 -226 24 -226 24 -132', p.metalDeep, 8),
    shape('M-130 -136H34L14 -8Q12 0 4 0H-100Q-108 0-110 -8z', p.main),
    veil(p.ink, 0.14, shape('M-16 -136H34L14 -8Q12 0 4 0H-34z', 'currentColor')),
    ...[
      [-104, -142, 24],
      [-66, -152, 30],
      [-24, -146, 26],
      [8, -138, 18],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, p.white)),
    rect(-138, -142, 180, 16, p.deep, 8),
  ].join('');

const spray = (p: Palette) =>
  [
    rect(-56, -176, 112, 176, p.accent, 26),
    veil(p.ink, 0.12, rect(12, -176, 44, 176, 'currentColor', 26)),
    rect(-38, -130, 76, 84, p.paper, 8),
    shape('M0 -118Q26 -84 0 -64Q-26 -84 0 -118z', p.main),
    rect(-22, -210, 44, 40, p.deep, 6),
    shape('M-46 -262H50Q58 -262 58 -248V-214H-10L-46 -236z', p.ink),
    line('M48 -226V-186', p.ink, 11),
    ...[
      [-80, -262],
      [-98, -240],
      [-84, -222],
      [-118, -258],
    ].map(([x = 0, y = 0]) => disc(x, y, 6, p.soft)),
  ].join('');

const vacuum = (p: Palette) =>
  [
    line('M-50 -130C-160 -300 60 -330 96 -210L132 -24', p.metalDeep, 13),
    rect(92, -26, 84, 26, p.ink, 10),
    rect(-152, -150, 176, 130, p.main, 44),
    veil(p.white, 0.2, rect(-130, -132, 100, 26, 'currentColor', 13)),
    disc(-108, -28, 32, p.ink),
    disc(-108, -28, 13, p.metal),
    disc(4, -20, 20, p.ink),
    rect(-80, -90, 78, 22, p.accent, 11),
  ].join('');

const squeegee = (p: Palette) =>
  [
    rect(-166, -286, 240, 262, '#CFE3EC', 8),
    line('M-46 -286V-24M-166 -156H74', p.white, 12),
    veil(p.white, 0.6, shape('M-150 -40L50 -270H10L-160 -90z', 'currentColor')),
    at(
      84,
      -124,
      rect(-8, -20, 16, 144, p.accentDeep, 8) +
        rect(-84, -46, 168, 26, p.ink, 8) +
        rect(-90, -54, 180, 12, p.accent, 6),
      { turn: -20 },
    ),
    ...[
      [-116, -220],
      [-90, -246],
      [20, -60],
    ].map(([x = 0, y = 0]) => disc(x, y, 12, p.white)),
  ].join('');

const lift = (p: Palette) =>
  [
    rect(-120, -44, 220, 30, p.accent, 10),
    disc(-80, -16, 20, p.ink),
    disc(64, -16, 20, p.ink),
    line('M-60 -50L70 -130L-40 -206', p.accentDeep, 18),
    rect(-116, -292, 120, 88, p.accent, 6),
    rect(-106, -282, 100, 50, p.paper, 3),
    disc(-58, -278, 20, p.skin),
    shape('M-84 -206q0 -52 26 -52t26 52z', p.main),
    shape('M-80 -284a22 22 0 0 1 44 0z', p.deep),
    line('M-36 -236L14 -262', p.main, 13),
  ].join('');

export const CLEANING = { bucket, spray, vacuum, squeegee, lift } as const;
