import { MINUTE_MS } from '@wspolnik/settings';
import { traced } from '@wspolnik/settings/traced';
import { Histogram } from 'prom-client';
import type { ReleasedContainer, ReleaseSet } from '../../release/types.ts';
import type { LiveRelease } from '../live-release.ts';
import type { Notices } from '../notices.ts';
import { isGuarded } from '../public-release.ts';
import type { VerifiedFiles } from '../verified-files.ts';
import type { Rendered, RenderInput } from './messages.ts';
import { type Failure, RenderError, startThread, type Thread } from './thread.ts';

/** Milliseconds. A page takes about 5; the first one of a thread, before its code is compiled, up to 200. */
const START_DEADLINE = 10_000;
const FIRST_DEADLINE = 3000;
/** Renders that wait for one thread; what comes beyond is not rendered. */
const MOST_WAITING = 8;
/** How long a container is not rendered after a failure. */
const OFF_FOR = MINUTE_MS;
/** Seconds: from the render of a small page to RENDER_DEADLINE, whose default is 0.3. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1];

export type Outcome = 'rendered' | 'off' | 'no_data' | Failure;

export interface Renderer {
  /** Starts the threads of a release and renders with each, before it goes live. Never rejects: what fails is not rendered. */
  prepare(set: ReleaseSet, first: (container: ReleasedContainer) => Promise<RenderInput[]>): Promise<void>;
  /** Ends the threads of every other release. */
  keep(sets: ReleaseSet[]): Promise<void>;
  /** Whether it would be rendered now. */
  isOn(set: ReleaseSet, container: ReleasedContainer): boolean;
  /** Null when the page has to be rendered in the browser. */
  render(set: ReleaseSet, container: ReleasedContainer, input: RenderInput): Promise<Rendered | null>;
  /** Counts a page that is not rendered, because its data are late or were refused. */
  withoutData(container: ReleasedContainer): null;
  /** How many renders ended how, by container. */
  outcomes(): ReadonlyMap<string, ReadonlyMap<Outcome, number>>;
  /** How long pages took, with the renders before them; without the first ones of a thread. */
  durations: Histogram<'container'>;
  close(): Promise<void>;
}

/** Whether pages of this container are rendered at all, while nothing fails. */
export function rendersPages({ shell }: ReleaseSet, container: ReleasedContainer): boolean {
  return Boolean(shell.assets.server && container.assets.server) && !isGuarded(container);
}

/** With what a container is rendered before its release goes live. */
export type FirstInputs = (container: ReleasedContainer, live: LiveRelease) => Promise<RenderInput[]>;

interface RendererOptions {
  /** Milliseconds for a page. */
  deadline: number;
  now?: () => number;
}

interface Entry {
  thread: Promise<Thread>;
  /** It has rendered its first pages, and others may wait for it. */
  isWarm: boolean;
  /** Milliseconds since 1970 until which it is not used; 0 before a failure. */
  offUntil: number;
}

/**
 * Renders pages in threads: one for each container with a server bundle, per version of it and of the shell. A container that fails
 * is rendered in the browser for a minute, and so hurts neither its own pages nor those of others.
 */
export function openRenderer(
  files: VerifiedFiles,
  notices: Notices,
  { deadline, now = Date.now }: RendererOptions,
): Renderer {
  const entries = new Map<string, Entry>();
  const counts = new Map<string, Map<Outcome, number>>();
  const durations = new Histogram({
    name: 'render_duration_seconds',
    help: 'Time to render a page of a live release, by the container of the page',
    labelNames: ['container'],
    buckets: BUCKETS,
    registers: [],
  });
  const keyOf = ({ shell }: ReleaseSet, { name, version }: ReleasedContainer) => `${shell.version}/${name}/${version}`;

  function count({ name }: ReleasedContainer, outcome: Outcome): null {
    const ofContainer = counts.get(name) ?? new Map<Outcome, number>();
    counts.set(name, ofContainer.set(outcome, (ofContainer.get(outcome) ?? 0) + 1));
    return null;
  }

  async function start({ shell }: ReleaseSet, container: ReleasedContainer): Promise<Thread> {
    const textOf = async ({ name, assets: { server } }: ReleasedContainer) => {
      if (!server) throw new RenderError('refused', `${name} has no server bundle`);
      return String(await files.plain(name, server, [server]));
    };
    const remote = container === shell ? null : { name: container.name, source: await textOf(container) };
    return startThread({ shell: await textOf(shell), remote }, START_DEADLINE);
  }

  /** Starts a thread and renders with it: the first pages compile its code. */
  async function begin(set: ReleaseSet, container: ReleasedContainer, first: RenderInput[]): Promise<void> {
    const entry: Entry = { thread: start(set, container), isWarm: false, offUntil: 0 };
    entries.set(keyOf(set, container), entry);
    try {
      await entry.thread;
    } catch (error) {
      fail(entry, container, error);
    }
    for (const input of first) if (entry.offUntil === 0) await renderIn(entry, container, input, FIRST_DEADLINE);
    entry.isWarm = true;
  }

  /** The thread ends, and a new one starts with the first page after a while. */
  function fail(entry: Entry, container: ReleasedContainer, error: unknown): null {
    count(container, error instanceof RenderError ? error.failure : 'refused');
    // Of several renders that have failed together.
    if (entry.offUntil > 0) return null;
    entry.offUntil = now() + OFF_FOR;
    void entry.thread.then(
      (thread) => thread.end(),
      () => {},
    );
    const why = error instanceof Error ? error.message : String(error);
    notices.warn(`render ${container.name}`, `${container.name} is rendered in the browser for a minute: ${why}.`);
    return null;
  }

  async function renderIn(
    entry: Entry,
    container: ReleasedContainer,
    input: RenderInput,
    deadline: number,
  ): Promise<Rendered | null> {
    try {
      const thread = await entry.thread;
      if (thread.waiting() >= MOST_WAITING) return count(container, 'busy');
      const rendered = await thread.render(input, deadline);
      count(container, 'rendered');
      notices.over(`render ${container.name}`, `${container.name} is rendered by the gateway again.`);
      return rendered;
    } catch (error) {
      if (error instanceof RenderError && error.failure === 'busy') return count(container, 'busy');
      return fail(entry, container, error);
    }
  }

  /** Pages that are being rendered come first. */
  async function endAll(but: ReadonlySet<string>): Promise<void> {
    const over = [...entries].filter(([key]) => !but.has(key));
    for (const [key] of over) entries.delete(key);
    await Promise.all(
      over.map(async ([, { thread }]) => {
        const started = await thread.catch(() => null);
        await started?.idle();
        await started?.end();
      }),
    );
  }

  return {
    async prepare(set, first) {
      // One after the other: the gateway serves the release before meanwhile.
      for (const container of [set.shell, ...set.remotes].filter((one) => rendersPages(set, one))) {
        if (!entries.has(keyOf(set, container))) await begin(set, container, await first(container));
      }
    },
    keep: (sets) =>
      endAll(new Set(sets.flatMap((set) => [set.shell, ...set.remotes].map((container) => keyOf(set, container))))),
    isOn: (set, container) => {
      const offUntil = entries.get(keyOf(set, container))?.offUntil ?? 0;
      return rendersPages(set, container) && offUntil <= now();
    },
    async render(set, container, input) {
      const entry = entries.get(keyOf(set, container));
      // Of a release that is not live any more: its threads have ended.
      if (!entry || entry.offUntil > now()) return count(container, 'off');
      // Nobody waits for a thread that starts again.
      if (entry.offUntil > 0) void begin(set, container, [input]);
      if (entry.offUntil > 0 || !entry.isWarm) return count(container, 'busy');
      const observe = durations.startTimer({ container: container.name });
      const work = {
        name: `render ${container.name}`,
        kind: 'internal',
        attributes: { release: container.version },
      } as const;
      const rendered = await traced(
        () => work,
        () => renderIn(entry, container, input, deadline),
      );
      if (rendered) observe();
      return rendered;
    },
    withoutData: (container) => count(container, 'no_data'),
    outcomes: () => counts,
    durations,
    close: () => endAll(new Set()),
  };
}
