import { earlyAnswers } from '@wspolnik/shared-auth';
import { inPrepareTime, PageSkeleton } from '@wspolnik/system';
import { registerApplication } from 'single-spa';
import { loadMessages, pageLocale } from '../platform/i18n.ts';
import { takePosted } from '../platform/posted.ts';
import { RemoteFailure } from '../platform/remote-failure.tsx';
import { report } from '../platform/report.ts';
import { createResilientApp, type RemoteApp } from '../platform/resilient-app.ts';
import { currentDecision, isShellPage } from '../platform/routing.ts';
import { servedAnswers } from '../platform/served.ts';
import { renderShellRoot } from '../platform/shell-root.tsx';
import { prepare } from './pages.ts';
import { PAGE, ShellPages } from './shell-pages.tsx';

const NAME = 'shell';

let end: (() => void) | undefined;
/** What a form was answered with this document; only for its first page. */
let opened: Record<string, unknown> | null = null;

/** Of the page that the decision shows at this address: its own, that of the 404, or that of a lost connection. */
const pathOfPage = () => {
  const decision = currentDecision();
  return decision.kind === 'shell' ? decision.route.path : '/404';
};

/** The shell's pages mount like a remote's, but without an entry. */
const pages: RemoteApp = {
  bootstrap: loadMessages,
  async mount({ domElement, hydrate }) {
    const isServed = hydrate === true;
    if (isServed) await inPrepareTime(prepare(pathOfPage(), pageLocale()));
    const answers = isServed ? servedAnswers() : earlyAnswers;
    const posted = opened;
    opened = null;
    const page = <ShellPages answers={posted ? { ...answers, ...posted } : answers} />;
    end = renderShellRoot(domElement as HTMLElement, page, { ...PAGE, hydrate: isServed });
  },
  async unmount() {
    end?.();
    end = undefined;
  },
};

function skeletonOfPage() {
  const decision = currentDecision();
  return <PageSkeleton kind={decision.kind === 'shell' ? (decision.route.skeleton ?? 'text') : 'text'} />;
}

export function startShellPages(container: HTMLElement): void {
  const posted = takePosted();
  // Whoever is signed in already is led on, and stays who they are.
  if (currentDecision().kind === 'shell') opened = posted;
  const app = createResilientApp({
    name: NAME,
    container,
    // The page was loaded with it.
    version: () => NAME,
    load: async () => pages,
    reset: () => {},
    props: () => ({}),
    showSkeleton: (host) => renderShellRoot(host, skeletonOfPage(), { prefix: 'wait' }),
    showFailure: (host, error, retry) =>
      renderShellRoot(host, <RemoteFailure remote={NAME} error={error} retry={retry} />, { prefix: 'fail' }),
    report,
    watch: () => () => {},
  });
  registerApplication({ name: NAME, app: async () => app, activeWhen: isShellPage });
}
