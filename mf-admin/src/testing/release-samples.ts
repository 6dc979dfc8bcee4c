import type { ReleaseHistory, ReleaseState, RunningCanary, VitalsReport, VitalsValues } from '@wspolnik/contract';

const version = (digit: string) => digit.repeat(64);

export const runningCanary = (more: Partial<RunningCanary> = {}): RunningCanary => ({
  name: 'mf_offers',
  version: version('b'),
  share: 25,
  least: { minutes: 10, pages: 500 },
  at: '2026-11-29T10:00:00.000Z',
  who: 'Ewa Lis',
  why: 'Ceny z VAT',
  verdict: 'running',
  reason: '120 of 500 pages.',
  groups: {
    canary: { served: 130, reported: 125, pages: 120, failed: 6, lcp: 1250, inp: 90 },
    control: { served: 131, reported: 126, pages: 124, failed: 0, lcp: 1200, inp: null },
  },
  evidence: 14.2,
  course: [
    { at: Date.parse('2026-11-29T10:00:10Z'), evidence: 1, canary: 0, control: 0 },
    { at: Date.parse('2026-11-29T10:00:20Z'), evidence: 14.2, canary: 0.05, control: 0 },
  ],
  ...more,
});

export const releaseState = (more: Partial<ReleaseState> = {}): ReleaseState => ({
  number: 12,
  channel: 'stable',
  mayRelease: true,
  containers: [
    {
      name: 'mf_offers',
      version: version('a'),
      packageVersion: '0.1.0',
      number: 11,
      at: '2026-11-28T09:00:00.000Z',
      who: 'Jan Kos',
      why: 'Nowa lista',
      next: { version: version('b'), packageVersion: '0.2.0', at: '2026-11-29T08:00:00.000Z', who: 'Ewa Lis' },
    },
    {
      name: 'shell',
      version: version('c'),
      packageVersion: '0.1.0',
      number: 10,
      at: '2026-11-27T09:00:00.000Z',
      who: 'Jan Kos',
      why: 'Stopka',
      next: null,
    },
  ],
  canary: null,
  viewsPerSecond: 20,
  expected: [{ share: 25, least: { minutes: 10, pages: 500 }, promoted: 600, rolledBack: 28 }],
  preview: null,
  ...more,
});

export const releaseHistory = (): ReleaseHistory => ({
  releases: [
    {
      number: 12,
      at: '2026-11-29T07:00:00.000Z',
      who: 'canary',
      why: 'Pages fail: 6 of 120, and 0 of 124 without it.',
      undoes: [],
      changes: [],
      canary: {
        name: 'mf_offers',
        version: version('d'),
        share: 25,
        end: 'rolled back',
        because: { kind: 'failed', canary: 6, control: 0, canaryOf: 120, controlOf: 124 },
      },
    },
    {
      number: 11,
      at: '2026-11-28T09:00:00.000Z',
      who: 'Jan Kos',
      why: 'Nowa lista',
      undoes: [],
      changes: [{ name: 'mf_offers', from: version('e'), to: version('a'), state: 'live' }],
      canary: null,
    },
  ],
  next: null,
});

const values = (more: Partial<VitalsValues> = {}): VitalsValues => ({
  views: 1200,
  failed: 30,
  lcp: 1250,
  inp: 620,
  cls: 0.02,
  load: 800,
  soft: 180,
  blocked: null,
  ...more,
});

export const vitalsReport = (more: Partial<VitalsReport> = {}): VitalsReport => ({
  from: Date.parse('2026-11-29T09:00:00Z'),
  step: 60_000,
  points: [0, 1, 2].map((at) => ({ ...values(), at: Date.parse('2026-11-29T09:00:00Z') + at * 60_000 })),
  total: values(),
  parts: [
    { remote: 'mf_offers', version: 'aaaaaaaaaaaa', route: '/offers', frozen: 1, ...values() },
    { remote: 'mf_feed', version: 'bbbbbbbbbbbb', route: 'other', frozen: 0, ...values({ lcp: null }) },
  ],
  ...more,
});
