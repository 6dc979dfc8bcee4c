import { hasRole, rolesOf, useSessionStore } from '@wspolnik/shared-auth';
import { configureSlots, type SlotResolver, type SlotSource, setGuestSlots } from '@wspolnik/system';
import { type PublicRemote, type PublicSlot, readRelease } from './release.ts';
import { loadRemoteModule, resetRemoteModule } from './remote-loader.ts';
import { availableRemotes, subscribeRemotes } from './remotes.ts';
import { report } from './report.ts';

function findSlot(name: string): { remote: PublicRemote; slot: PublicSlot } | undefined {
  const session = useSessionStore.getState();
  for (const remote of availableRemotes()) {
    const slot = remote.slots?.find((candidate) => candidate.name === name);
    if (slot && hasRole(session, slot.roles ?? [])) return { remote, slot };
  }
  return undefined;
}

/** By remote, entry and exposed module: while neither changes, a slot that stands has nothing to load. */
const sources = new Map<string, SlotSource>();

/** What a slot loads now; the same object while nothing new is to be loaded. */
export const resolveSlot: SlotResolver = (name) => {
  const found = findSlot(name);
  if (!found) return null;
  const { remote, slot } = found;
  const key = `${remote.name} ${remote.entry} ${slot.expose}`;
  const source = sources.get(key) ?? createSource(remote, slot.expose);
  sources.set(key, source);
  return source;
};

function createSource(remote: PublicRemote, expose: string): SlotSource {
  let failed = false;
  return {
    remote: remote.name,
    async load() {
      if (failed) resetRemoteModule(remote);
      try {
        return await loadRemoteModule<{ slot: unknown }>(remote, expose);
      } catch (error) {
        failed = true;
        report(error);
        throw error;
      }
    },
  };
}

/** Of these remotes, what everybody may load. */
export const guestSlots = (remotes: readonly PublicRemote[]): string[] =>
  remotes.flatMap(({ slots = [] }) => slots.filter(({ roles = [] }) => roles.length === 0).map(({ name }) => name));

/** Provides slots from the release, and again whenever the person's roles or remotes change. */
export function startSlots(): void {
  const answerAnew = () => configureSlots((name) => resolveSlot(name));
  const identity = () => `${useSessionStore.getState().company?.id} ${rolesOf(useSessionStore.getState())}`;
  let before = identity();
  setGuestSlots(guestSlots(readRelease().remotes));
  answerAnew();
  subscribeRemotes(answerAnew);
  useSessionStore.subscribe(() => {
    const now = identity();
    if (now !== before) answerAnew();
    before = now;
  });
}
