import type { Palette } from '../palette.ts';
import { disc, line, rect, ring, shape, times, veil } from '../shapes.ts';

const stage = (p: Palette) =>
  [
    veil('#F8D98A', 0.35, shape('M-120 -270L-180 -60H-20zM120 -270L180 -60H20z', 'currentColor')),
    line('M-176 -282H176', p.ink, 12),
    times(5, (light) => rect(-148 + light * 66, -284, 30, 34, p.deep, 8)),
    rect(-96, -228, 192, 112, p.main, 6),
    rect(-70, -202, 86, 12, p.white, 6),
    rect(-70, -178, 130, 8, p.pale, 4),
    disc(62, -196, 18, p.accent),
    rect(-196, -60, 392, 60, p.deep, 6),
    rect(-196, -60, 392, 14, p.soft, 6),
    shape('M-30 -60L-22 -116H22L30 -60z', p.woodDeep),
    disc(0, -150, 18, p.skin),
    shape('M-26 -112q0 -24 26 -24t26 24z', p.accent),
    line('M12 -116V-138', p.ink, 5),
  ].join('');

const boat = (p: Palette) =>
  [
    rect(-4, -286, 10, 190, p.woodDeep),
    shape('M8 -280L120 -110H8z', p.white),
    shape('M-6 -256L-96 -110H-6z', p.accent),
    shape('M-170 -94H176L126 -20H-110z', p.main),
    shape('M-170 -94H176L166 -78H-158z', p.deep),
    ...[-90, -40, 70].map(
      (x, index) =>
        disc(x, -124, 15, index % 2 ? '#B97F56' : '#F0C8A4') +
        shape(`M${x - 22} -94q0 -26 22 -26t22 26z`, [p.deep, p.accentDeep, p.ink][index] as string),
    ),
    line('M-190 -12q24 -16 48 0t48 0 48 0 48 0 48 0 48 0 48 0 36 0', p.soft, 10),
  ].join('');

const booth = (p: Palette) =>
  [
    rect(-170, -290, 340, 70, p.main, 8),
    rect(-96, -270, 192, 30, p.white, 8),
    rect(-160, -220, 14, 220, p.metalDeep),
    rect(146, -220, 14, 220, p.metalDeep),
    rect(-146, -220, 292, 208, p.pale),
    rect(-126, -200, 110, 80, p.ink, 6),
    shape('M-86 -180L-50 -160L-86 -140z', p.accent),
    rect(14, -196, 112, 12, p.soft, 6),
    rect(14, -172, 80, 12, p.soft, 6),
    rect(-66, -96, 186, 96, p.deep, 8),
    rect(-78, -106, 210, 18, p.white, 8),
    disc(28, -48, 24, p.accent),
    rect(-20, -132, 40, 26, p.accent, 4),
  ].join('');

const microphone = (p: Palette) =>
  [
    line('M0 -60V-16M-92 -168C-92 -36 92 -36 92 -168', p.ink, 14),
    rect(-70, -16, 140, 16, p.ink, 8),
    rect(-56, -290, 112, 204, p.main, 56),
    rect(-56, -290, 112, 110, p.metal, 56),
    times(4, (row) => line(`M-46 ${-258 + row * 24}H46`, p.metalDeep, 6)),
    rect(-56, -190, 112, 14, p.accent),
  ].join('');

const speaker = (p: Palette) =>
  [
    rect(-96, -296, 192, 296, p.ink, 18),
    disc(0, -226, 42, p.deep),
    disc(0, -226, 24, p.metalDeep),
    disc(0, -104, 76, p.deep),
    disc(0, -104, 56, p.metalDeep),
    disc(0, -104, 24, p.ink),
    ring(0, -104, 66, p.main, 5),
    disc(70, -276, 6, '#7FD9C0'),
  ].join('');

export const EVENTS = { stage, boat, booth, microphone, speaker } as const;
