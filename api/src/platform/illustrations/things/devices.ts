import type { Palette } from '../palette.ts';
import { at, disc, line, rect, shape, times, veil } from '../shapes.ts';
import { SCREENS, type ScreenName } from './screens.ts';

// The feet of a thing are at the origin: x from about -160 to 160, y from -300 up to 0. So are those of the other files.

const laptop = (screen: ScreenName) => (p: Palette) =>
  [
    rect(-152, -212, 304, 200, p.ink, 16),
    at(-138, -198, SCREENS[screen](p)),
    veil(p.white, 0.1, shape('M30 -198H138V-60z', 'currentColor')),
    shape('M-190 -16H190L178 -4Q175 0 168 0H-168Q-175 0-178-4z', p.metal),
    shape('M-190 -16H190L187 -11H-187z', p.white),
    rect(-30, -16, 60, 6, p.metalDeep, 3),
  ].join('');

const monitor = (screen: ScreenName) => (p: Palette) =>
  [
    shape('M-26 -70H26L36 -8H-36z', p.metalDeep),
    rect(-74, -12, 148, 12, p.metal, 6),
    rect(-158, -268, 316, 208, p.ink, 14),
    at(-138, -254, SCREENS[screen](p)),
    veil(p.white, 0.1, shape('M40 -254H138V-110z', 'currentColor')),
  ].join('');

const phone = (screen: 'list' | 'map' | 'shop') => (p: Palette) => {
  const content = {
    list: times(4, (row) =>
      [
        rect(-56, -196 + row * 44, 112, 36, row === 1 ? p.accent : p.white, 9),
        disc(-38, -178 + row * 44, 9, row === 1 ? p.white : p.soft),
        rect(-20, -186 + row * 44, 60, 6, row === 1 ? p.white : p.main, 3),
        rect(-20, -174 + row * 44, 40, 5, row === 1 ? p.white : p.line, 2),
      ].join(''),
    ),
    map: [
      line('M-66 -70L-10 -120L-20 -190L66 -240', p.white, 12),
      line('M-66 -180L66 -110', p.white, 9),
      line('M-40 -94L-10 -120L-18 -176', p.deep, 6),
      shape('M-18 -176C-50 -214-40 -240-18 -240S14 -214-18 -176z', p.accent),
      disc(-18, -214, 8, p.white),
    ].join(''),
    shop: [
      rect(-54, -232, 108, 92, p.white, 10),
      at(0, -148, shape('M-24 0L-20 -42H20L24 0z', p.accent) + line('M-10 -42Q-10 -58 0 -58T10 -42', p.accentDeep, 5)),
      rect(-54, -128, 80, 8, p.deep, 4),
      rect(-54, -112, 56, 7, p.soft, 3),
      rect(-54, -88, 108, 30, p.deep, 10),
      rect(-26, -77, 52, 8, p.white, 4),
    ].join(''),
  }[screen];
  return [
    rect(-76, -290, 152, 290, p.ink, 26),
    rect(-66, -276, 132, 254, p.pale, 16),
    screen === 'list' ? rect(-56, -258, 78, 12, p.deep, 6) + rect(-56, -238, 112, 30, p.main, 9) : '',
    content,
    rect(-22, -282, 44, 6, p.metalDeep, 3),
    rect(-20, -14, 40, 5, p.metalDeep, 2),
  ].join('');
};

const server = (p: Palette) =>
  [
    rect(-88, -290, 176, 282, p.ink, 12),
    times(5, (row) =>
      [
        rect(-76, -278 + row * 53, 152, 45, row % 2 ? p.deep : p.main, 6),
        times(4, (slot) => rect(-64 + slot * 20, -264 + row * 53, 12, 17, p.ink, 3)),
        disc(38, -255 + row * 53, 6, row === 2 ? p.accent : '#7FD9C0'),
        disc(58, -255 + row * 53, 6, p.soft),
      ].join(''),
    ),
    rect(-78, -8, 30, 8, p.metalDeep),
    rect(48, -8, 30, 8, p.metalDeep),
  ].join('');

const printer = (p: Palette) =>
  [
    rect(-82, -268, 164, 96, p.paper, 4),
    rect(-60, -246, 90, 9, p.soft, 4),
    rect(-60, -228, 120, 7, p.line, 3),
    rect(-60, -212, 110, 7, p.line, 3),
    rect(-140, -196, 280, 134, p.metal, 18),
    rect(-140, -130, 280, 68, p.metalDeep, 18),
    rect(-140, -130, 280, 40, p.metalDeep),
    rect(-98, -196, 196, 22, p.ink, 6),
    rect(56, -160, 62, 18, p.deep, 5),
    disc(-112, -152, 9, p.accent),
    disc(-88, -152, 9, '#7FD9C0'),
    shape('M-92 -92H92L112 -12H-112z', p.ink),
    shape('M-80 -92H80L98 -18H-98z', p.white),
    shape('M-58 -78H-4L-8 -40H-70z', p.accent),
    shape('M8 -78H62L70 -64H10zM10 -56H74L78 -44H12z', p.soft),
    rect(-126, -62, 252, 0, p.ink),
  ].join('');

const headset = (p: Palette) =>
  [
    line('M-96 -110V-150C-96 -260 96 -260 96 -150V-110', p.deep, 26),
    line('M-90 -150C-90 -246 90 -246 90 -150', p.main, 8),
    rect(-128, -148, 58, 104, p.main, 26),
    rect(70, -148, 58, 104, p.main, 26),
    rect(-84, -140, 26, 88, p.ink, 12),
    rect(58, -140, 26, 88, p.ink, 12),
    line('M100 -52C100 -16 60 -14 24 -14', p.deep, 10),
    rect(-12, -28, 48, 28, p.accent, 14),
  ].join('');

const shredder = (p: Palette) =>
  [
    rect(-70, -290, 140, 110, p.paper),
    times(4, (row) => rect(-52, -272 + row * 20, row === 0 ? 60 : 104, 8, row === 0 ? p.main : p.line, 4)),
    rect(-112, -196, 224, 52, p.ink, 14),
    rect(-84, -182, 168, 10, p.metalDeep, 5),
    rect(-98, -150, 196, 150, p.main, 12),
    veil(p.ink, 0.14, rect(20, -150, 78, 150, 'currentColor', 12)),
    rect(-62, -128, 124, 108, p.pale, 10),
    times(9, (strip) =>
      line(`M${-50 + strip * 12} -24q8 -20 0 -36t2 -${24 + (strip % 3) * 9}`, strip % 3 ? p.white : p.soft, 5),
    ),
    disc(86, -170, 7, p.accent),
  ].join('');

const tv = (p: Palette) =>
  [
    rect(-12, -90, 24, 84, p.metalDeep),
    rect(-90, -12, 180, 12, p.metalDeep, 6),
    rect(-170, -282, 340, 200, p.ink, 12),
    times(4, (face) => {
      const [x, y] = [-160 + (face % 2) * 162, -272 + Math.floor(face / 2) * 92];
      const tone = [p.soft, p.pale, p.accent, p.main][face] as string;
      const clothes = [p.deep, p.main, p.accentDeep, p.pale][face] as string;
      return [
        rect(x, y, 158, 88, tone, 6),
        shape(`M${x + 38} ${y + 88}q4 -34 41 -34t41 34z`, clothes),
        disc(x + 79, y + 36, 21, face === 1 ? '#B97F56' : '#F0C8A4'),
        shape(`M${x + 57} ${y + 36}a22 22 0 0 1 44 0q-22 -16-44 0z`, face % 2 ? '#3A2A22' : '#6B4228'),
      ].join('');
    }),
    rect(-34, -300, 68, 20, p.ink, 8),
    disc(0, -290, 6, '#7FD9C0'),
  ].join('');

const bulb = (p: Palette) =>
  [
    veil(p.glow, 0.22, disc(0, -176, 142, 'currentColor')),
    shape('M-44 -84C-44 -124-92 -140-92 -196A92 92 0 0 1 92 -196C92 -140 44 -124 44 -84z', p.glow),
    veil(p.white, 0.5, shape('M-64 -200A64 64 0 0 1 -10 -262Q-46 -232-44 -190z', 'currentColor')),
    line('M-26 -150L0 -128L26 -150M0 -128V-88', p.glowDeep, 8),
    rect(-44, -84, 88, 18, p.metal, 9),
    rect(-40, -62, 80, 18, p.metalDeep, 9),
    rect(-34, -40, 68, 18, p.metal, 9),
    shape('M-22 -22H22L12 0H-12z', p.ink),
  ].join('');

export const DEVICES = {
  laptopShop: laptop('shop'),
  laptopSite: laptop('site'),
  laptopCode: laptop('code'),
  laptopChart: laptop('chart'),
  laptopTable: laptop('table'),
  laptopMail: laptop('mail'),
  laptopShield: laptop('shield'),
  laptopStream: laptop('stream'),
  monitorCode: monitor('code'),
  monitorDesign: monitor('design'),
  monitorChart: monitor('chart'),
  monitorSearch: monitor('search'),
  monitorFlow: monitor('flow'),
  monitorAccess: monitor('access'),
  monitorLanguages: monitor('languages'),
  monitorSubtitles: monitor('subtitles'),
  monitorUser: monitor('portrait'),
  phoneList: phone('list'),
  phoneMap: phone('map'),
  phoneShop: phone('shop'),
  server,
  printer,
  headset,
  shredder,
  tv,
  bulb,
} as const;
