import type { Palette } from '../palette.ts';
import { at, disc, line, oval, rect, shape, times, veil } from '../shapes.ts';

interface Look {
  clothes: string;
  skin: string;
  hair: string;
  /** Long hair reaches the shoulders. */
  isLong?: boolean;
}

/** Head and shoulders to the waist, 150 wide and 230 high. */
const bust = (p: Palette, { clothes, skin, hair, isLong = false }: Look, extra = '') =>
  [
    isLong ? shape('M-52 -184Q-56 -92-44 -84H44Q56 -92 52 -184z', hair) : '',
    shape('M-92 0C-92 -76-66 -102-30 -106H30C66 -102 92 -76 92 0z', clothes),
    veil(p.ink, 0.12, shape('M34 -105C66 -102 92 -76 92 0H56Q60 -60 34 -105z', 'currentColor')),
    shape('M-20 -128H20V-102Q0 -80-20 -102z', skin),
    veil(p.ink, 0.14, shape('M-20 -118Q0 -104 20 -118V-106Q0 -92-20 -106z', 'currentColor')),
    oval(0, -166, 42, 48, skin),
    shape('M-46 -162C-52 -232 52 -232 46 -162C38 -190 16 -196-6 -194C-26 -192-38 -184-46 -162z', hair),
    disc(-15, -160, 4, p.ink),
    disc(15, -160, 4, p.ink),
    line('M-11 -140Q0 -132 11 -140', p.ink, 4),
    extra,
  ].join('');

const own = (p: Palette, isLong = false): Look => ({ clothes: p.main, skin: p.skin, hair: p.hair, isLong });
const other = (p: Palette): Look => ({ clothes: p.accent, skin: '#E0AC82', hair: '#3A2A22' });

const atLaptop = (isLong: boolean) => (p: Palette) =>
  [
    at(0, -84, bust(p, own(p, isLong)), { scale: 1 }),
    shape('M-104 -22L-92 -112Q-90 -122-80 -122H80Q90 -122 92 -112L104 -22z', p.metal),
    disc(0, -74, 13, p.white),
    rect(-330, -24, 660, 30, p.wood),
    rect(126, -78, 44, 54, p.accent, 8),
    line('M168 -66q24 16 0 32', p.accent, 8),
  ].join('');

const talk = (p: Palette) =>
  [
    at(-84, 0, bust(p, own(p, true)), { scale: 0.98 }),
    at(92, 0, bust(p, other(p)), { scale: 0.98 }),
    shape(
      'M-70 -300H26Q42 -300 42 -284V-246Q42 -230 26 -230H-20L-44 -208V-230H-70Q-86 -230-86 -246V-284Q-86 -300-70 -300z',
      p.white,
    ),
    line('M-60 -276H14M-60 -254H-10', p.soft, 8),
  ].join('');

const team = (p: Palette) =>
  [
    at(-120, -8, bust(p, { clothes: p.deep, skin: '#B97F56', hair: '#1F1B1A' }), { scale: 0.9 }),
    at(122, -8, bust(p, { clothes: p.accentDeep, skin: '#F4D3B6', hair: '#A8703A', isLong: true }), { scale: 0.9 }),
    at(0, 0, bust(p, { clothes: p.main, skin: '#E0AC82', hair: '#3A2A22', isLong: false }), { scale: 1.12 }),
  ].join('');

const presenter = (p: Palette) =>
  [
    rect(-190, -290, 250, 186, p.white, 8),
    rect(-198, -300, 266, 18, p.ink, 6),
    times(4, (bar) => rect(-160 + bar * 50, -140 - bar * 26, 32, 20 + bar * 26, bar === 3 ? p.accent : p.main, 4)),
    rect(-166, -264, 110, 12, p.deep, 6),
    at(106, 0, bust(p, own(p)), { scale: 1.05 }),
    line('M62 -76L6 -146', p.main, 26),
    disc(2, -150, 14, p.skin),
  ].join('');

const worker = (p: Palette) =>
  bust(
    p,
    own(p),
    [
      shape('M-60 -104L-34 -6H34L60 -104L30 -106L20 -60H-20L-30 -106z', p.accent),
      line('M-46 -50H46', p.paper, 9),
      shape('M-54 -178A54 56 0 0 1 54 -178z', p.accent),
      rect(-12, -240, 24, 60, p.accentDeep, 10),
      rect(-66, -186, 132, 16, p.accentDeep, 8),
    ].join(''),
  );
const bigWorker = (p: Palette) => at(0, 0, worker(p), { scale: 1.28 });

const welder = (p: Palette) =>
  [
    at(
      -50,
      0,
      bust(
        p,
        { ...own(p), clothes: p.woodDeep },
        [
          shape('M-54 -214H54V-150Q54 -112 0 -108Q-54 -112-54 -150z', p.ink),
          rect(-34, -190, 68, 34, '#2F7358', 6),
        ].join(''),
      ),
      { scale: 1.15 },
    ),
    line('M10 -60L92 -52', p.woodDeep, 30),
    line('M88 -54L128 -30', p.metalDeep, 10),
    rect(60, -24, 130, 24, p.metalDeep, 4),
    times(7, (spark) => at(132, -32, rect(-3, -70, 6, 34, p.accent, 3), { turn: -90 + spark * 30 })),
    disc(132, -32, 17, '#FFF3CF'),
  ].join('');

const cook = (p: Palette) =>
  at(
    0,
    0,
    bust(
      p,
      { ...own(p), clothes: p.white },
      [
        shape(
          'M-48 -190H48V-208Q78 -216 68 -246Q56 -270 32 -260Q0 -290-32 -260Q-56 -270-68 -246Q-78 -216-48 -208z',
          p.white,
        ),
        rect(-48, -204, 96, 18, p.line),
        line('M0 -78V-10', p.line, 5),
        disc(-14, -60, 5, p.main),
        disc(-14, -30, 5, p.main),
      ].join(''),
    ),
    { scale: 1.2 },
  );

const agent = (p: Palette) =>
  at(
    0,
    0,
    bust(
      p,
      own(p, true),
      [
        line('M-48 -170C-48 -240 48 -240 48 -170', p.ink, 9),
        rect(-58, -182, 22, 40, p.accent, 10),
        rect(36, -182, 22, 40, p.accent, 10),
        line('M-46 -144Q-44 -122-16 -122', p.ink, 6),
      ].join(''),
    ),
    { scale: 1.22 },
  );

const formal = (p: Palette) =>
  at(
    0,
    0,
    bust(
      p,
      { ...own(p), clothes: p.deep },
      [shape('M-26 -104L0 -30L26 -104L0 -88z', p.white), shape('M-7 -92H7L12 -40L0 -22L-12 -40z', p.accent)].join(''),
    ),
    { scale: 1.24 },
  );

const medic = (p: Palette) =>
  [
    shape('M-190 -20Q-190 -50-150 -50H150Q190 -50 190 -20V0H-190z', p.soft),
    oval(-134, -66, 36, 33, '#E9D3B8'),
    shape('M-96 -42Q-90 -96-30 -92H100Q150 -86 160 -42z', p.pale),
    at(44, -40, bust(p, { ...own(p, true), clothes: '#C9473B' }), { scale: 0.98 }),
    line('M0 -112L-34 -90', '#C9473B', 24),
    line('M84 -112L-10 -84', '#C9473B', 24),
    disc(-26, -86, 15, p.skin),
  ].join('');

const table = (p: Palette) =>
  [
    at(-118, -60, bust(p, own(p, true)), { scale: 0.86 }),
    at(118, -60, bust(p, other(p)), { scale: 0.86 }),
    at(0, -66, bust(p, { clothes: p.deep, skin: '#F4D3B6', hair: '#8C8780' }), { scale: 0.86 }),
    rect(-194, -70, 388, 24, p.wood, 10),
    rect(-150, -48, 20, 48, p.woodDeep),
    rect(130, -48, 20, 48, p.woodDeep),
    rect(-150, -82, 60, 12, p.white, 4),
    rect(88, -82, 60, 12, p.white, 4),
    rect(-12, -98, 24, 28, p.accent, 6),
  ].join('');

export const PEOPLE = {
  coder: atLaptop(false),
  writer: atLaptop(true),
  talk,
  team,
  presenter,
  worker: bigWorker,
  welder,
  cook,
  agent,
  formal,
  medic,
  meeting: table,
} as const;
