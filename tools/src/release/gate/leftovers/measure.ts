import type { CDPSession, Page } from 'playwright';
import type { Opened } from './ledger.ts';

export interface Measured {
  /** What scripts have opened and not closed, and how often. */
  opened: Map<string, Opened & { count: number }>;
  /** DOM nodes of the whole page, also those that only scripts hold. */
  nodes: number;
  /** Bytes of the JavaScript heap. */
  heap: number;
  /** Place → bytes that its allocations hold, since the sampling began; of scripts of remotes. */
  held: Map<string, Held>;
}

export interface Held {
  owner: string;
  /** `<file>:<line>` */
  place: string;
  bytes: number;
}

type Node = Awaited<ReturnType<typeof samples>>['head'];
const samples = async (session: CDPSession) => (await session.send('HeapProfiler.getSamplingProfile')).profile;

/** Bytes between two samples. */
const SAMPLING_INTERVAL = 8192;

export async function startSampling(session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL });
}

/** What the page holds after a full garbage collection. */
export async function measure(page: Page, session: CDPSession): Promise<Measured> {
  await page.evaluate(() => window.__gate.pass());
  // What the first one finalizes holds more, which the next one takes.
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const opened: Measured['opened'] = new Map();
  for (const one of await page.evaluate(() => window.__gate.left())) {
    const key = `${one.owner} ${one.kind} ${one.place} ${one.what}`;
    opened.set(key, { ...one, count: (opened.get(key)?.count ?? 0) + 1 });
  }
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { opened, nodes, heap: usedSize, held: heldBy((await samples(session)).head) };
}

const FILE = /\/(?:r|g\/[^/]+)\/(mf_\w+)\/([^/?]+)/;

/** Each allocation belongs to the innermost script of a remote on its stack. */
function heldBy(root: Node): Measured['held'] {
  const held: Measured['held'] = new Map();
  const walk = ({ callFrame, selfSize, children }: Node, outer: Held | undefined) => {
    const [, owner = '', file] = FILE.exec(callFrame.url) ?? [];
    const place = `${file}:${callFrame.lineNumber + 1}:${callFrame.columnNumber + 1}`;
    const by = owner ? (held.get(place) ?? { owner, place, bytes: 0 }) : outer;
    if (by) held.set(by.place, Object.assign(by, { bytes: by.bytes + selfSize }));
    for (const child of children) walk(child, by);
  };
  walk(root, undefined);
  return held;
}
