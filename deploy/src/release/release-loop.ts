import { setTimeout } from 'node:timers/promises';
import { short } from './content.ts';
import { RefusedError } from './errors.ts';
import { assertPermitted, type Registry, readRegistry } from './registry.ts';
import { activationKey, type LiveRelease, newestNumber, readLive } from './releases.ts';
import { LARGEST_JSON } from './shapes.ts';
import { type Signer, signed } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Activation, Canary, Promotion } from './types.ts';

export interface ReleaseRequest {
  channel: string;
  who: string;
  why: string;
  key: Signer;
  /** Open tabs take it at the very next navigation. */
  urgent?: boolean;
  /** Answers the release that would be made, and makes none. */
  dryRun?: boolean;
}

/** The change of one container by a release. */
export interface Change {
  name: string;
  version: string | null;
  /** Numbers of the releases that it undoes. */
  undoes?: number[];
}

/** The next step of a canary. */
export type CanaryStep = Pick<Canary, 'name' | 'version' | 'share' | 'least' | 'end' | 'because'>;

export interface Plan {
  changes: Change[];
  canary?: CanaryStep;
}

export interface Released {
  number: number;
  /** The step of a canary that it makes. */
  canary?: Canary;
  /** Empty when everything was live already; then `number` is that of the live release. */
  changes: Promotion[];
  /** Sentences about what was skipped in the store. */
  damaged: string[];
}

export const NOTHING_LIVE: LiveRelease = { number: 0, containers: [], canary: null, damaged: [] };
/** Each lost race is a release that somebody else has made. */
const ATTEMPTS = 200;
/** Milliseconds, more after each lost race: many who try again at the same moment would lose again. */
const BACKOFF = 20;
const LARGEST_NUMBER = 99_999_999;

/**
 * Composes a release of what is live and the changes that `plan` answers, and creates it. The file of the next number is created
 * by one only: who is late composes again, and gives up when the same container was changed meanwhile.
 *
 * @throws RefusedError
 */
export async function writeRelease(
  store: ReleaseStore,
  request: ReleaseRequest,
  plan: (live: LiveRelease, registry: Registry) => Promise<Plan>,
): Promise<Released> {
  const { channel } = request;
  let first: LiveRelease | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const registry = await readRegistry(store);
    const number = (await newestNumber(store, channel)) + 1;
    if (number > LARGEST_NUMBER) throw new RefusedError(`${channel} has a release of the number ${LARGEST_NUMBER}.`);
    const live = (await readLive(store, channel, registry)) ?? NOTHING_LIVE;
    first ??= live;
    const { changes, canary: step } = await plan(live, registry);
    for (const { name } of step ? [...changes, step] : changes) assertPermitted(registry, request.key, name);
    assertUnchanged(changes, first, live);
    const promotions = changes.map((change) => promotionOf(change, number, request, live));
    if (promotions.length === 0 && !step) return { number: live.number, changes: [], damaged: live.damaged };
    const canary = step ? canaryOf(step, number, request, live) : live.canary;
    const kept = live.containers.filter(({ name }) => !changes.some((change) => change.name === name));
    const containers = [...kept, ...promotions].sort((a, b) => (a.name < b.name ? -1 : 1));
    const activation: Activation = { number, containers, ...(canary && { canary }) };
    const bytes = Buffer.from(JSON.stringify(activation));
    // Readers would skip it.
    if (bytes.length > LARGEST_JSON)
      throw new RefusedError(`A release of ${bytes.length} bytes is not made: say less.`);
    if (request.dryRun || (await store.create(activationKey(channel, number), bytes))) {
      return { number, changes: promotions, damaged: live.damaged, ...(step && canary && { canary }) };
    }
    await setTimeout(Math.random() * Math.min(attempt + 1, 10) * BACKOFF);
  }
  throw new RefusedError(`${channel} was released ${ATTEMPTS} times by others meanwhile: try again.`);
}

export const ofContainer = ({ containers }: LiveRelease, container: string): Promotion | null =>
  containers.find(({ name }) => name === container) ?? null;

function assertUnchanged(changes: Change[], first: LiveRelease, live: LiveRelease): void {
  for (const { name } of changes) {
    const before = ofContainer(first, name);
    const now = ofContainer(live, name);
    if (!now || now.number === before?.number) continue;
    throw new RefusedError(
      `${name} is not released: ${now.who} released ${short(now.version)} meanwhile (number ${now.number}, ${now.at}, "${now.why}"). Look at it, then release again.`,
    );
  }
}

function promotionOf(change: Change, number: number, request: ReleaseRequest, live: LiveRelease): Promotion {
  const { channel, who, why, key, urgent = false } = request;
  const promotion = {
    channel,
    name: change.name,
    version: change.version,
    number,
    at: new Date().toISOString(),
    who,
    why,
    from: ofContainer(live, change.name)?.version ?? null,
    undoes: change.undoes ?? [],
    urgent,
    key: key.id,
  };
  return signed('promotion', promotion, key);
}

function canaryOf(step: CanaryStep, number: number, request: ReleaseRequest, live: LiveRelease): Canary {
  const { channel, who, why, key } = request;
  const since = step.end ? (live.canary?.since ?? number) : number;
  const at = new Date().toISOString();
  return signed('canary', { channel, number, since, at, who, why, ...step, key: key.id }, key);
}
