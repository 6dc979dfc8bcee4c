import { earlyAnswers } from '@wspolnik/shared-auth';
import { PageSkeleton } from '@wspolnik/shared-ui';
import { registerApplication, unregisterApplication } from 'single-spa';
import { renewGrants } from './grants.ts';
import { pageLocale } from './i18n.ts';
import type { PublicRemote } from './release.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { forgetRemoteModule, loadRemoteModule, resetRemoteModule } from './remote-loader.ts';
import { availableRemotes, subscribeRemotes } from './remotes.ts';
import { report } from './report.ts';
import { createResilientApp, type RemoteApp, type ResilientApp } from './resilient-app.ts';
import { currentDecision } from './routing.ts';
import { renderShellRoot } from './shell-root.tsx';

const running = new Map<string, { entry: string; app: ResilientApp }>();

function skeletonOfPage() {
  const decision = currentDecision();
  return <PageSkeleton kind={decision.kind === 'remote' ? (decision.route.skeleton ?? 'text') : 'text'} />;
}

function createRemoteApp(remote: PublicRemote, container: HTMLElement): ResilientApp {
  const { name } = remote;
  return createResilientApp({
    name,
    container,
    load: () => loadRemoteModule<RemoteApp>(name, './app'),
    reset: () => resetRemoteModule(name),
    props: () => ({ name, locale: pageLocale(), fallback: earlyAnswers }),
    showSkeleton: (host) => renderShellRoot(host, skeletonOfPage(), { prefix: `${name}-wait` }),
    showFailure: (host, error, retry) =>
      renderShellRoot(host, <RemoteFailure remote={remote} error={error} retry={retryOf(remote, retry)} />, {
        prefix: `${name}-fail`,
      }),
    report,
  });
}

/** A guarded remote returns under a new grant as a new application; the old one's retry then does nothing. */
const retryOf = ({ roles }: PublicRemote, retry: () => Promise<void>) =>
  roles.length > 0 ? () => renewGrants().then(retry) : retry;

const isActive = (name: string) => () => {
  const decision = currentDecision();
  return decision.kind === 'remote' && decision.remote === name;
};

/** Registers and unregisters single-spa applications to match the remotes that this person may load. */
async function syncApplications(container: HTMLElement): Promise<void> {
  const wanted = new Map(availableRemotes().map((remote) => [remote.name, remote]));
  for (const [name, { entry }] of running) {
    if (wanted.get(name)?.entry === entry) continue;
    running.delete(name);
    forgetRemoteModule(name);
    await unregisterApplication(name);
  }
  for (const [name, remote] of wanted) {
    if (running.has(name)) continue;
    const app = createRemoteApp(remote, container);
    running.set(name, { entry: remote.entry, app });
    registerApplication({ name, app: async () => app, activeWhen: isActive(name) });
  }
}

export function startRemoteApps(container: HTMLElement): void {
  let work = syncApplications(container);
  subscribeRemotes(() => {
    work = work.then(() => syncApplications(container)).catch(report);
  });
}

/** Mounts the page again after a change of identity: its content belongs to the previous one. */
export async function restartRemoteApps(): Promise<void> {
  await Promise.all([...running.values()].map(({ app }) => app.restart()));
}
