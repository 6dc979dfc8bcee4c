import type { Palette } from '../palette.ts';
import { at, disc, line, rect, ring, shape, veil } from '../shapes.ts';

const shield = (p: Palette) =>
  [
    shape('M0 -286L118 -244V-146C118 -64 62 -22 0 0C-62 -22-118 -64-118 -146V-244z', p.main),
    shape('M0 -286L118 -244V-146C118 -64 62 -22 0 0z', p.deep),
    shape('M0 -252L88 -220V-146C88 -84 46 -52 0 -34C-46 -52-88 -84-88 -146V-220z', p.soft),
    shape('M0 -252L88 -220V-146C88 -84 46 -52 0 -34z', p.main),
    line('M-44 -144L-10 -110L50 -178', p.white, 24),
  ].join('');

const padlock = (p: Palette) =>
  [
    line('M-58 -150V-196C-58 -280 58 -280 58 -196V-150', p.metalDeep, 30),
    line('M-64 -160V-196C-64 -272-10 -276 4 -266', p.metal, 8),
    rect(-104, -164, 208, 164, p.accent, 24),
    veil(p.ink, 0.13, shape('M20 -164H80Q104 -164 104 -140V-24Q104 0 80 0H20z', 'currentColor')),
    disc(0, -94, 22, p.ink),
    shape('M-9 -86H9L15 -40H-15z', p.ink),
  ].join('');

const warning = (p: Palette) =>
  [
    shape('M-22 -262Q0 -296 22 -262L148 -44Q166 0 124 0H-124Q-166 0-148 -44z', p.ink),
    shape('M-12 -240Q0 -258 12 -240L122 -50Q134 -24 106 -24H-106Q-134 -24-122 -50z', '#EBA83A'),
    shape('M-14 -184H14L8 -94H-8z', p.ink),
    disc(0, -62, 15, p.ink),
  ].join('');

const extinguisher = (p: Palette) =>
  [
    line('M10 -246C90 -250 96 -190 88 -110', p.ink, 13),
    shape('M76 -112H100L108 -66H68z', p.ink),
    rect(-62, -206, 124, 206, '#C9473B', 30),
    rect(-62, -40, 124, 40, '#9C3128', 12),
    veil(p.white, 0.26, rect(-46, -184, 18, 138, 'currentColor', 9)),
    rect(-30, -152, 70, 74, p.paper, 6),
    shape('M4 -144Q28 -116 18 -94Q4 -78-10 -94Q-18 -112-2 -122z', p.glow),
    rect(-18, -238, 36, 40, p.metalDeep, 6),
    shape('M-58 -270L34 -254V-236H-14z', p.ink),
    disc(26, -226, 13, p.paper),
  ].join('');

const firstAid = (p: Palette) =>
  [
    line('M-48 -190V-224Q-48 -238-34 -238H34Q48 -238 48 -224V-190', p.ink, 14),
    rect(-148, -196, 296, 196, '#C9473B', 24),
    rect(-148, -104, 296, 10, '#9C3128'),
    veil(p.ink, 0.1, shape('M30 -196H124Q148 -196 148 -172V-24Q148 0 124 0H30z', 'currentColor')),
    disc(0, -100, 64, p.white),
    rect(-14, -142, 28, 84, '#C9473B', 4),
    rect(-42, -114, 84, 28, '#C9473B', 4),
  ].join('');

const hardHat = (p: Palette) =>
  [
    shape('M-126 -64A126 128 0 0 1 126 -64z', p.accent),
    shape('M20 -190A126 128 0 0 1 126 -64H60Q70 -140 20 -190z', p.accentDeep),
    rect(-28, -206, 56, 142, p.accent, 22),
    line('M-28 -186V-66M28 -186V-66', p.accentDeep, 6),
    shape('M-166 -44Q-166 -70-134 -70H134Q166 -70 166 -44Q166 -32 150 -32H-150Q-166 -32-166 -44z', p.accentDeep),
  ].join('');

const key = (p: Palette) =>
  at(
    0,
    -118,
    ring(-64, 0, 54, p.accent, 28) +
      rect(-12, -14, 178, 28, p.accent, 8) +
      rect(104, 8, 22, 40, p.accentDeep, 5) +
      rect(138, 8, 22, 30, p.accentDeep, 5),
    { turn: -24 },
  );

export const SAFETY = { shield, padlock, warning, extinguisher, firstAid, hardHat, key } as const;
