import { markBusy } from '@wspolnik/system';
import { pause } from '../lib/pause.ts';
import { SERVED } from '../lib/served-mark.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { createCrashBoundary } from './crash-boundary.ts';
import { endWaiting, isWaiting, takeServed } from './served.ts';

type Props = Record<string, unknown>;
type Lifecycle = (props: Props) => Promise<unknown>;

/** A remote's exposed `./app`. */
export interface RemoteApp {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

/** Milliseconds. The panel appears within 7 s of the navigation: a missing file is given up after 6. */
const LIMITS = { load: 6000, bootstrap: 4000, mount: 4000, unmount: 3000 };

export interface ResilientHost {
  name: string;
  /** Parent element of the pages. */
  container: HTMLElement;
  /** The version to mount, read at each mount: what is mounted keeps its own. */
  version(): string;
  /** Loads that version. */
  load(): Promise<RemoteApp>;
  /** Discards the failed attempt, so that the next `load` starts afresh. */
  reset(): void;
  /** Read at each mount, because locale and address change between mounts. With `hydrate` the gateway has rendered the page. */
  props(hydrate: boolean): Props;
  /** Shows a skeleton in `host` until the page is rendered; returns a function that removes it. */
  showSkeleton(host: HTMLElement): () => void;
  /** Shows a panel in `host` instead of the page; returns a function that removes it. */
  showFailure(host: HTMLElement, error: unknown, retry: () => Promise<void>): () => void;
  report(error: unknown): void;
  /** Called before the remote's code runs; the result is called once its page has been mounted, or has failed. */
  watch(version: string): () => void;
}

export interface ResilientApp {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Mounts the page again, e.g. after a change of identity; does nothing when it is not mounted. */
  restart(): Promise<void>;
  /** The same, when `isOutdated` is true of the version that is mounted. */
  renew(isOutdated: (mounted: string) => boolean): Promise<void>;
}

/**
 * single-spa lifecycles that never reject and never hang, whatever the remote does: every failure ends in a panel instead of
 * the page, whose Retry loads the remote again without reloading the page. A rejected lifecycle would leave the application
 * in SKIP_BECAUSE_BROKEN, and a hanging one would stop all routing.
 */
export function createResilientApp(host: ResilientHost): ResilientApp {
  let active = false;
  let ready: { app: RemoteApp; version: string } | undefined;
  let mounted: RemoteApp | undefined;
  /** Of what is mounted, or being mounted. */
  let version: string | undefined;
  let mountedProps: Props = {};
  // Only the latest start may change the page; an older one that continues late finds another number.
  let generation = 0;
  let stage: Stage | undefined;

  const errorBoundaryClass = createCrashBoundary((error) => {
    host.report(error);
    // Ignores whatever the crashed mount still resolves to.
    generation += 1;
    stage?.fail(error, retry);
  });

  async function prepare(wanted: string, isCurrent: () => boolean): Promise<RemoteApp | undefined> {
    if (ready?.version === wanted) return ready.app;
    const app = await withTimeout(host.load(), LIMITS.load, `load ${host.name}`);
    await pause();
    if (!isCurrent()) return undefined;
    await withTimeout(app.bootstrap(host.props(false)), LIMITS.bootstrap, `bootstrap ${host.name}`);
    await pause();
    ready = { app, version: wanted };
    return app;
  }

  async function start(): Promise<void> {
    const mine = ++generation;
    const isCurrent = () => mine === generation;
    const release = markBusy();
    const here = openStage(host);
    stage = here;
    let settled = () => {};
    try {
      version = host.version();
      settled = host.watch(version);
      const app = await prepare(version, isCurrent);
      if (!app || !isCurrent()) return;
      // single-spa-react keeps its roots by this name, in one table of all remotes and versions.
      const name = `${host.name}@${version}`;
      const { page, hydrate } = here;
      mountedProps = { ...host.props(hydrate), name, domElement: page, hydrate, errorBoundaryClass };
      mounted = app;
      await withTimeout(app.mount(mountedProps), LIMITS.mount, `mount ${host.name}`);
      if (isCurrent()) here.reveal();
    } catch (error) {
      host.report(error);
      if (isCurrent()) here.fail(error, retry);
    } finally {
      settled();
      release();
    }
  }

  async function stop(): Promise<void> {
    generation += 1;
    const app = mounted;
    mounted = undefined;
    version = undefined;
    if (app) await withTimeout(app.unmount(mountedProps), LIMITS.unmount, `unmount ${host.name}`).catch(host.report);
    stage?.close();
    stage = undefined;
  }

  async function retry(): Promise<void> {
    await stop();
    ready = undefined;
    host.reset();
    if (active) await start();
  }

  async function restart(): Promise<void> {
    if (!active) return;
    await stop();
    if (active) await start();
  }

  return {
    bootstrap: async () => {},
    // Not awaited: a slow remote must not prevent the person from going elsewhere.
    mount: async () => {
      active = true;
      void start();
    },
    unmount: async () => {
      active = false;
      await stop();
    },
    restart,
    renew: async (isOutdated) => {
      if (version !== undefined && isOutdated(version)) await restart();
    },
  };
}

interface Stage {
  page: HTMLElement;
  /** The page is there already, as the gateway has rendered it. */
  hydrate: boolean;
  reveal(): void;
  fail(error: unknown, retry: () => Promise<void>): void;
  close(): void;
}

/** Container of one mount: a skeleton until the page is rendered, the page, or the panel. */
function openStage({ name, container, showSkeleton, showFailure }: ResilientHost): Stage {
  const found = container.querySelector<HTMLElement>(`:scope > [${SERVED}="${name}"]`);
  const served = found && takeServed(found) && !isWaiting() ? found : null;
  const page = served ?? document.createElement('div');
  // The gateway's frame has its own skeleton on the first view; it stays until the page is rendered.
  const frame = [...container.childNodes].filter((node) => node !== served);
  const waiting = document.createElement('div');
  const endSkeleton = frame.length > 0 || served ? undefined : showSkeleton(waiting);
  let endFailure: (() => void) | undefined;
  container.append(waiting);
  if (!served) container.append(page);
  // single-spa-react resolves its mount one task after React's commit; a frame painted in between would show the page below
  // the skeleton and then jump.
  const arrival = new MutationObserver(() => reveal());
  arrival.observe(page, { childList: true });

  let open = true;
  const reveal = () => {
    if (!open) return;
    open = false;
    arrival.disconnect();
    endSkeleton?.();
    endWaiting();
    for (const node of [...frame, waiting]) node.parentNode?.removeChild(node);
  };
  if (served) reveal();
  return {
    page,
    hydrate: served !== null,
    reveal,
    fail(error, retry) {
      reveal();
      page.hidden = true;
      const panel = document.createElement('div');
      container.append(panel);
      const end = showFailure(panel, error, retry);
      endFailure = () => {
        end();
        panel.remove();
      };
    },
    close() {
      reveal();
      endFailure?.();
      page.remove();
    },
  };
}
