import { MINUTE_MS } from '@wspolnik/settings';
import type { ReleasedContainer, ReleaseSet } from '../../release/types.ts';
import type { LiveRelease } from '../live-release.ts';
import type { Notices } from '../notices.ts';
import { isGuarded } from '../public-release.ts';
import type { VerifiedFiles } from '../verified-files.ts';
import type { Rendered, RenderInput } from './messages.ts';
import { type Failure, RenderError, startThread, type Thread } from './thread.ts';

/** Milliseconds. A page takes about 5; the first one of a thread, before its code is compiled, up to 200. */
const DEADLINE = 300;
const START_DEADLINE = 10_000;
const FIRST_DEADLINE = 3000;
/** Renders that wait for one thread; what comes beyond is not rendered. */
const MOST_WAITING = 8;
/** How long a container is not rendered after a failure. */
const OFF_FOR = MINUTE_MS;

export type Outcome = 'rendered' | 'busy' | 'off' | Failure;

export interface Renderer {
  /** Starts the threads of a release and renders with each, before it goes live. Never rejects: what fails is not rendered. */
  prepare(set: ReleaseSet, first: (container: ReleasedContainer) => Promise<RenderInput[]>): Promise<void>;
  /** Ends the threads of every other release. */
  keep(set: ReleaseSet): Promise<void>;
  /** Whether it would be rendered now. */
  isOn(set: ReleaseSet, container: ReleasedContainer): boolean;
  /** Null when the page has to be rendered in the browser. */
  render(set: ReleaseSet, container: ReleasedContainer, input: RenderInput): Promise<Rendered | null>;
  /** How many renders ended how, by container. */
  outcomes(): ReadonlyMap<string, ReadonlyMap<Outcome, number>>;
  close(): Promise<void>;
}

/** With what a container is rendered before its release goes live. */
export type FirstInputs = (container: ReleasedContainer, live: LiveRelease) => Promise<RenderInput[]>;

interface Entry {
  thread: Promise<Thread>;
  /** Milliseconds since 1970 until which it is not used. */
  offUntil: number;
}

/**
 * Renders pages in threads: one for each container with a server bundle, per version of it and of the shell. A container that fails
 * is rendered in the browser for a minute, and so hurts neither its own pages nor those of others.
 */
export function openRenderer(files: VerifiedFiles, notices: Notices): Renderer {
  const entries = new Map<string, Entry>();
  const counts = new Map<string, Map<Outcome, number>>();
  const keyOf = ({ shell }: ReleaseSet, { name, version }: ReleasedContainer) => `${shell.version}/${name}/${version}`;

  function count({ name }: ReleasedContainer, outcome: Outcome): void {
    const ofContainer = counts.get(name) ?? new Map<Outcome, number>();
    counts.set(name, ofContainer.set(outcome, (ofContainer.get(outcome) ?? 0) + 1));
  }

  async function start({ shell }: ReleaseSet, container: ReleasedContainer): Promise<Thread> {
    const textOf = async ({ name, assets: { server } }: ReleasedContainer) => {
      if (!server) throw new RenderError('refused', `${name} has no server bundle`);
      return String(await files.plain(name, server, [server]));
    };
    const remote = container === shell ? null : { name: container.name, source: await textOf(container) };
    return startThread({ shell: await textOf(shell), remote }, START_DEADLINE);
  }

  function entryOf(set: ReleaseSet, container: ReleasedContainer): Entry {
    const key = keyOf(set, container);
    const known = entries.get(key);
    if (known && (known.offUntil === 0 || known.offUntil > Date.now())) return known;
    const entry: Entry = { thread: start(set, container), offUntil: 0 };
    entries.set(key, entry);
    entry.thread.catch(() => {});
    return entry;
  }

  /** After a failure: the thread ends, and a new one starts with the first page after a while. */
  function turnOff(entry: Entry, container: ReleasedContainer, error: unknown): void {
    entry.offUntil = Date.now() + OFF_FOR;
    void entry.thread.then(
      (thread) => thread.end(),
      () => {},
    );
    const why = error instanceof Error ? error.message : String(error);
    notices.warn(`render ${container.name}`, `${container.name} is rendered in the browser for a minute: ${why}.`);
  }

  async function renderIn(
    entry: Entry,
    container: ReleasedContainer,
    input: RenderInput,
    deadline: number,
  ): Promise<Rendered | null> {
    if (entry.offUntil > 0) {
      count(container, 'off');
      return null;
    }
    try {
      const thread = await entry.thread;
      if (thread.waiting() >= MOST_WAITING) {
        count(container, 'busy');
        return null;
      }
      const rendered = await thread.render(input, deadline);
      count(container, 'rendered');
      notices.over(`render ${container.name}`, `${container.name} is rendered by the gateway again.`);
      return rendered;
    } catch (error) {
      count(container, error instanceof RenderError ? error.failure : 'refused');
      if (entry.offUntil === 0) turnOff(entry, container, error);
      return null;
    }
  }

  const isRendered = (container: ReleasedContainer) => Boolean(container.assets.server) && !isGuarded(container);

  async function endAll(but: ReadonlySet<string>): Promise<void> {
    const over = [...entries].filter(([key]) => !but.has(key));
    for (const [key] of over) entries.delete(key);
    await Promise.all(
      over.map(([, { thread }]) =>
        thread.then(
          (started) => started.end(),
          () => {},
        ),
      ),
    );
  }

  return {
    async prepare(set, first) {
      if (!isRendered(set.shell)) return;
      // One after the other: the gateway serves the release before meanwhile.
      for (const container of [set.shell, ...set.remotes].filter(isRendered)) {
        if (entries.has(keyOf(set, container))) continue;
        const entry = entryOf(set, container);
        for (const input of await first(container)) await renderIn(entry, container, input, FIRST_DEADLINE);
      }
    },
    keep: (set) => endAll(new Set([set.shell, ...set.remotes].map((container) => keyOf(set, container)))),
    isOn: (set, container) => {
      const offUntil = entries.get(keyOf(set, container))?.offUntil ?? 0;
      return isRendered(set.shell) && isRendered(container) && offUntil < Date.now();
    },
    async render(set, container, input) {
      return renderIn(entryOf(set, container), container, input, DEADLINE);
    },
    outcomes: () => counts,
    close: () => endAll(new Set()),
  };
}
