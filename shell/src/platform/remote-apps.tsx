import { earlyAnswers } from '@wspolnik/shared-auth';
import { PageSkeleton } from '@wspolnik/system';
import { registerApplication } from 'single-spa';
import { renewGrants } from './grants.ts';
import { pageLocale } from './i18n.ts';
import { markMount } from './mount-marks.ts';
import type { PublicRemote } from './release.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { loadRemoteModule, resetRemoteModule } from './remote-loader.ts';
import { availableRemotes, remoteByName, subscribeRemotes } from './remotes.ts';
import { report } from './report.ts';
import { createResilientApp, type RemoteApp, type ResilientApp } from './resilient-app.ts';
import { currentDecision } from './routing.ts';
import { servedAnswers } from './served.ts';
import { renderShellRoot } from './shell-root.tsx';

/** By the name of the remote. One for all of its versions, and for good: single-spa would remount what it registers anew. */
const running = new Map<string, ResilientApp>();

function skeletonOfPage() {
  const decision = currentDecision();
  return <PageSkeleton kind={decision.kind === 'remote' ? (decision.route.skeleton ?? 'text') : 'text'} />;
}

function createRemoteApp(name: string, container: HTMLElement): ResilientApp {
  const current = (): PublicRemote => {
    const remote = remoteByName(name);
    if (!remote) throw new Error(`${name} is not in the release`);
    return remote;
  };
  // A guarded remote needs a new grant: the files of an old one are gone.
  const retryWith = (retry: () => Promise<void>) => () =>
    remoteByName(name)?.roles?.length ? renewGrants().then(retry) : retry();
  return createResilientApp({
    name,
    container,
    version: () => current().entry,
    load: () => loadRemoteModule<RemoteApp>(current(), './app'),
    reset: () => resetRemoteModule(current()),
    props: (hydrate) => ({ locale: pageLocale(), fallback: hydrate ? servedAnswers() : earlyAnswers }),
    showSkeleton: (host) => renderShellRoot(host, skeletonOfPage(), { prefix: `${name}-wait` }),
    showFailure: (host, error, retry) =>
      renderShellRoot(host, <RemoteFailure remote={name} error={error} retry={retryWith(retry)} />, {
        prefix: `${name}-fail`,
      }),
    report,
    watch: (version) => markMount(name, version),
  });
}

const isActive = (name: string) => () => {
  const decision = currentDecision();
  return decision.kind === 'remote' && decision.remote === name;
};

/** Registers the remotes that are new; one that this person may no longer load has no page, and so is unmounted. */
function registerRemotes(container: HTMLElement): void {
  for (const { name } of availableRemotes()) {
    if (running.has(name)) continue;
    const app = createRemoteApp(name, container);
    running.set(name, app);
    registerApplication({ name, app: async () => app, activeWhen: isActive(name) });
  }
}

export function startRemoteApps(container: HTMLElement): void {
  registerRemotes(container);
  subscribeRemotes(() => registerRemotes(container));
}

/** Mounts the page again after a change of identity: its content belongs to the previous one. */
export async function restartRemoteApps(): Promise<void> {
  await Promise.all([...running.values()].map((app) => app.restart()));
}

const fileOf = (entry: string) => entry.slice(entry.lastIndexOf('/'));

/** Mounts the current page again when its remote has another version now; the same one under another grant stays. */
export async function renewRemoteApp(): Promise<void> {
  const decision = currentDecision();
  if (decision.kind !== 'remote') return;
  const remote = remoteByName(decision.remote);
  if (remote) await running.get(remote.name)?.renew((mounted) => fileOf(mounted) !== fileOf(remote.entry));
}
