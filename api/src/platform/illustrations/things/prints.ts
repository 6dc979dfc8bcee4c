import type { Palette } from '../palette.ts';
import { at, disc, line, rect, ring, shape, times, veil } from '../shapes.ts';
import { seal } from './papers.ts';

const blueprint = (p: Palette) =>
  [
    shape('M-170 -236H150V-20H-170z', p.main),
    veil(
      p.white,
      0.18,
      times(7, (index) => line(`M${-130 + index * 42} -236V-20`, 'currentColor', 2)) +
        times(5, (index) => line(`M-170 ${-200 + index * 38}H150`, 'currentColor', 2)),
    ),
    line('M-122 -190H96V-62H-122zM-20 -190V-130M-20 -98V-62M-20 -130H40M68 -130H96', p.white, 6),
    line('M40 -130A28 28 0 0 1 68 -102', p.pale, 3),
    line('M-122 -42H96M-122 -50V-34M96 -50V-34', p.accent, 4),
    rect(140, -248, 34, 240, p.soft, 17),
    rect(150, -248, 10, 240, p.pale, 5),
  ].join('');

const books = (p: Palette) => {
  const tones = [p.deep, p.accent, p.main, p.soft];
  return tones
    .map((tone, index) => {
      const [x, y] = [(index % 2) * 16 - 8, -index * 50];
      return [
        rect(x - 128, y - 48, 248, 48, tone, 8),
        rect(x - 110, y - 41, 234, 34, p.paper, 3),
        line(`M${x - 104} ${y - 30}H${x + 120}M${x - 104} ${y - 19}H${x + 120}`, p.line, 2),
        rect(x - 128, y - 48, 44, 48, tone, 8),
        rect(x - 116, y - 40, 8, 32, p.white, 3),
      ].join('');
    })
    .join('');
};

const calendar = (p: Palette) =>
  [
    rect(-118, -246, 236, 246, p.white, 18),
    rect(-118, -246, 236, 66, p.main, 18),
    rect(-118, -200, 236, 22, p.main),
    times(4, (index) => rect(-88 + index * 53, -266, 16, 42, p.ink, 8)),
    times(15, (day) =>
      rect(
        -98 + (day % 5) * 41,
        -160 + Math.floor(day / 5) * 50,
        32,
        36,
        day === 8 ? p.accent : day % 4 === 3 ? p.soft : p.pale,
        7,
      ),
    ),
  ].join('');

const envelope = (p: Palette) =>
  [
    rect(-140, -186, 280, 186, p.soft, 12),
    rect(-104, -262, 208, 190, p.paper, 8),
    rect(-80, -236, 90, 12, p.main, 6),
    rect(-80, -212, 150, 7, p.line, 3),
    rect(-80, -196, 130, 7, p.line, 3),
    shape('M-140 -176L0 -76L140 -176V-12Q140 0 128 0H-128Q-140 0-140 -12z', p.main),
    shape('M-134 -4L0 -100L134 -4Q130 0 128 0H-128z', p.deep),
  ].join('');

const cards = (p: Palette) =>
  [
    at(
      -46,
      -104,
      rect(-120, -74, 240, 148, p.deep, 12) +
        disc(-70, 0, 26, p.accent) +
        rect(-24, -12, 110, 12, p.soft, 6) +
        rect(-24, 10, 70, 8, p.main, 4),
      { turn: -14 },
    ),
    at(
      46,
      -84,
      rect(-122, -76, 244, 152, p.white, 12) +
        shape('M50 -76H110Q122 -76 122 -64V-4z', p.accent) +
        rect(-96, -40, 100, 14, p.deep, 6) +
        rect(-96, -16, 64, 8, p.soft, 4) +
        rect(-96, 22, 120, 7, p.line, 3) +
        rect(-96, 38, 90, 7, p.line, 3),
      { turn: 8 },
    ),
  ].join('');

const catalogue = (p: Palette) =>
  [
    shape('M0 -20L-176 -48V-262L0 -232z', p.white),
    shape('M0 -20L176 -48V-262L0 -232z', p.paper),
    veil(p.ink, 0.1, shape('M0 -20L-40 -26V-238L0 -232zM0 -20L60 -29V-242L0 -232z', 'currentColor')),
    shape('M-156 -240L-24 -218V-128L-156 -150z', p.main),
    shape('M-156 -150L-112 -196L-84 -162L-62 -180L-24 -128z', p.deep),
    disc(-60, -200, 12, p.accent),
    line('M-152 -118L-28 -98M-152 -96L-60 -80', p.line, 8),
    line('M26 -208L108 -222', p.deep, 12),
    line('M26 -176L152 -197M26 -152L150 -173M26 -128L120 -144', p.line, 7),
    shape('M28 -104L92 -114V-60L28 -50zM104 -116L154 -124V-70L104 -62z', p.accent),
    shape('M104 -116L154 -124V-70L104 -62z', p.soft),
  ].join('');

const diploma = (p: Palette) =>
  [
    rect(-160, -230, 320, 218, p.main, 8),
    rect(-146, -216, 292, 190, p.paper, 4),
    rect(-62, -192, 124, 16, p.deep, 7),
    rect(-104, -158, 208, 8, p.line, 4),
    rect(-84, -140, 168, 8, p.line, 4),
    line('M-104 -66q14 -26 22 -4t18 -12 20 8', p.main, 5),
    seal(p, 82, -84),
  ].join('');

const label = (p: Palette) =>
  [
    disc(-40, -112, 112, p.wood),
    ring(-40, -112, 82, p.paper, 54),
    disc(-40, -112, 44, p.woodDeep),
    disc(-40, -112, 30, p.ink),
    shape('M-40 -224H168V-164H60Q40 -224-40 -224z', p.paper),
    shape('M-40 -2H172V-62H60Q30 -2-40 -2z', p.line),
    rect(62, -58, 52, 50, p.accent, 12),
    rect(122, -58, 52, 50, p.main, 12),
    ring(88, -33, 11, p.white, 5),
    line('M138 -34L146 -26L160 -44', p.white, 5),
  ].join('');

export const PRINTS = { blueprint, books, calendar, envelope, cards, catalogue, diploma, label } as const;
