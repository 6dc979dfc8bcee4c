import { hasUnsavedInput } from '@wspolnik/system';
import { renewGrants } from './grants.ts';
import { type PublicRemote, readStart } from './release.ts';
import { currentNumber, takeRelease } from './remotes.ts';
import { currentDecision } from './routing.ts';

/** Milliseconds between two questions of a page. */
const INTERVAL = 1000;
/** Milliseconds that a navigation waits for an answer under way, which may take back what is broken. */
const PATIENCE = 150;
/** Milliseconds after which a question counts as unanswered. */
const TIMEOUT = 5000;

/** A release that is newer than the page's. */
interface NextRelease {
  number: number;
  /** Pathname of the shell's main script. */
  shell: string;
  remotes: PublicRemote[];
  /** Containers that a rollback or an urgent release has changed since. */
  urgent: string[];
}

interface Routing extends Event {
  detail?: { oldUrl: string; newUrl: string; cancelNavigation(cancel: Promise<boolean>): void };
}

export interface NextReleaseOptions {
  /** Mounts the current page again when its remote has another version now. */
  renew(): Promise<void>;
  /** Loads the document at the current address. */
  reload?(): void;
}

async function askGateway(): Promise<NextRelease | null> {
  const url = `/release?have=${currentNumber()}`;
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  if (answer.status !== 200) return null;
  const release = (await answer.json()) as NextRelease;
  // Another gateway may be behind.
  return release.number > currentNumber() ? release : null;
}

const isOwnShell = (script: string): boolean => readStart().main === script;

function isNavigation({ detail }: Routing): boolean {
  return detail !== undefined && new URL(detail.oldUrl).pathname !== new URL(detail.newUrl).pathname;
}

/** Name of the remote whose page the address means. */
function currentRemote(): string | null {
  const decision = currentDecision();
  return decision.kind === 'remote' ? decision.remote : null;
}

/** Takes a newer release, of which it has heard, when the time has come. */
function createTaker({ renew, reload = () => window.location.reload() }: NextReleaseOptions) {
  let next: NextRelease | null = null;

  function take(): void {
    if (hasUnsavedInput()) return;
    if (next && !isOwnShell(next.shell)) {
      reload();
      return;
    }
    const taken = next;
    next = null;
    if (taken) {
      takeRelease(taken.number, taken.remotes);
      // What is guarded may have another version as well.
      void renewGrants().then(() => {
        if (taken.urgent.includes(currentRemote() ?? '') && !hasUnsavedInput()) void renew();
      });
    }
    void renew();
  }

  return {
    hear(release: NextRelease | null): void {
      if (release) next = release;
    },
    take,
    /** Only if the page in view was changed by a rollback or an urgent release. */
    takeBack(): void {
      if (next?.urgent.includes(currentRemote() ?? '')) take();
    },
  };
}

/**
 * Asks for a newer release when a link may be followed or the page changes, and takes it with a change of the page: never while
 * somebody reads, never under a form with changes. One that takes something back waits for nothing but forms: when it
 * comes just after the page that it concerns, that page is mounted again.
 */
export function startNextRelease(options: NextReleaseOptions): void {
  const taker = createTaker(options);
  let asking: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let navigations = 0;
  /** A navigation waits, and takes the answer itself. */
  let isWaiting = false;
  /** A form with changes was on the page from which somebody goes, with their consent. */
  let isHeldUp = false;

  function ask(): void {
    if (asking || performance.now() - askedAt < INTERVAL) return;
    askedAt = performance.now();
    const before = navigations;
    const hear = (answer: NextRelease | null) => {
      taker.hear(answer);
      if (navigations !== before && !isWaiting) taker.takeBack();
    };
    // Without an answer the page goes on with its release.
    const ignore = () => {};
    asking = askGateway()
      .then(hear, ignore)
      .finally(() => {
        asking = undefined;
      });
  }

  window.addEventListener('wp:warm', ask);
  const onPress = ({ target }: Event) => target instanceof Element && target.closest('a[href]') && ask();
  document.addEventListener('pointerdown', onPress, { capture: true, passive: true });

  window.addEventListener('single-spa:before-routing-event', (event: Routing) => {
    if (!isNavigation(event)) return;
    const underWay = asking;
    ask();
    navigations += 1;
    isHeldUp = hasUnsavedInput();
    if (!underWay) return taker.take();
    isWaiting = true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    const going = Promise.race([underWay, late]).then(() => {
      isWaiting = false;
      taker.take();
      return false;
    });
    event.detail?.cancelNavigation(going);
  });
  // React removes the form of a page that was left only when the next page stands.
  window.addEventListener('wp:page', () => {
    if (isHeldUp) taker.takeBack();
    isHeldUp = false;
  });
}
