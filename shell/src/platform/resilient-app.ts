import { withTimeout } from '../lib/with-timeout.ts';
import { createCrashBoundary } from './crash-boundary.ts';

type Props = Record<string, unknown>;
type Lifecycle = (props: Props) => Promise<unknown>;

/** What a remote exposes as `./app`. */
export interface RemoteApp {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

/** Milliseconds. The panel stands within 7 s of the navigation: a file that never comes is given up after 6. */
const LIMITS = { load: 6000, bootstrap: 4000, mount: 4000, unmount: 3000 };

export interface ResilientHost {
  name: string;
  /** Where the pages stand. */
  container: HTMLElement;
  load(): Promise<RemoteApp>;
  /** Forgets the failed attempt, so that the next `load` starts from nothing. */
  reset(): void;
  /** Of the moment: locale and address change between two mounts. */
  props(): Props;
  /** Shown in `host` until the page is there; returns its end. */
  showSkeleton(host: HTMLElement): () => void;
  /** Shown in `host` instead of the page; returns its end. */
  showFailure(host: HTMLElement, error: unknown, retry: () => Promise<void>): () => void;
  report(error: unknown): void;
}

export interface ResilientApp {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Mounts the page anew, e.g. when another identity acts; nothing when it is not mounted. */
  restart(): Promise<void>;
}

/**
 * single-spa lifecycles that never reject and never hang, whatever the remote does: every failure ends in a panel in the
 * page's place, whose Retry loads the remote again without reloading the page. A rejected lifecycle would leave the
 * application SKIP_BECAUSE_BROKEN, and a hanging one would stop all routing.
 */
export function createResilientApp(host: ResilientHost): ResilientApp {
  let active = false;
  let ready: RemoteApp | undefined;
  let mounted: RemoteApp | undefined;
  let mountedProps: Props = {};
  // Only the newest start may touch the page; an older one that wakes up late finds its number gone.
  let generation = 0;
  let stage: Stage | undefined;

  const errorBoundaryClass = createCrashBoundary((error) => {
    host.report(error);
    // Whatever the crashed mount still promises is of no interest any more.
    generation += 1;
    stage?.fail(error, retry);
  });

  async function prepare(isCurrent: () => boolean): Promise<RemoteApp | undefined> {
    if (ready) return ready;
    const app = await withTimeout(host.load(), LIMITS.load, `load ${host.name}`);
    if (!isCurrent()) return undefined;
    await withTimeout(app.bootstrap(host.props()), LIMITS.bootstrap, `bootstrap ${host.name}`);
    ready = app;
    return app;
  }

  async function start(): Promise<void> {
    const mine = ++generation;
    const isCurrent = () => mine === generation;
    const here = openStage(host);
    stage = here;
    try {
      const app = await prepare(isCurrent);
      if (!app || !isCurrent()) return;
      mountedProps = { ...host.props(), domElement: here.page, errorBoundaryClass };
      mounted = app;
      await withTimeout(app.mount(mountedProps), LIMITS.mount, `mount ${host.name}`);
      if (isCurrent()) here.reveal();
    } catch (error) {
      host.report(error);
      if (isCurrent()) here.fail(error, retry);
    }
  }

  async function stop(): Promise<void> {
    generation += 1;
    const app = mounted;
    mounted = undefined;
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

  return {
    bootstrap: async () => {},
    // Not awaited: a slow remote must not keep the person from going elsewhere.
    mount: async () => {
      active = true;
      void start();
    },
    unmount: async () => {
      active = false;
      await stop();
    },
    restart: async () => {
      if (!active) return;
      await stop();
      if (active) await start();
    },
  };
}

interface Stage {
  page: HTMLElement;
  reveal(): void;
  fail(error: unknown, retry: () => Promise<void>): void;
  close(): void;
}

/** The place of one mount: a skeleton until the page stands, the page, or the panel. */
function openStage({ container, showSkeleton, showFailure }: ResilientHost): Stage {
  const page = document.createElement('div');
  // The gateway's frame brings its own skeleton on the first view; it stays until the page is there.
  const frame = [...container.childNodes];
  const waiting = document.createElement('div');
  const endSkeleton = frame.length > 0 ? undefined : showSkeleton(waiting);
  let endFailure: (() => void) | undefined;
  container.append(waiting, page);
  // single-spa-react resolves its mount a task later than React's commit; a frame painted between the two would show the
  // page under the skeleton and then jump.
  const arrival = new MutationObserver(() => reveal());
  arrival.observe(page, { childList: true });

  let open = true;
  const reveal = () => {
    if (!open) return;
    open = false;
    arrival.disconnect();
    endSkeleton?.();
    for (const node of [...frame, waiting]) node.parentNode?.removeChild(node);
  };
  return {
    page,
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
