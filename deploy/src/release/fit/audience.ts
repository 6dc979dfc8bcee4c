import type { Role, Route, SlotEntry } from '../manifest-types.ts';
import type { ReleasedContainer } from '../types.ts';
import { listNames } from './known.ts';

/** A visitor is exactly one of these at a time (rolesOf of shared-auth). */
type Visitor = Role | 'guest';
const EVERYBODY: readonly Visitor[] = ['guest', 'user', 'company', 'admin'];
const SIGNED_IN = EVERYBODY.filter((visitor) => visitor !== 'guest');

/** Who may open a container, a page or a slot. */
export type Audience = readonly Visitor[];

const withRoles = (roles: readonly Role[] = []): Audience => (roles.length > 0 ? roles : EVERYBODY);
const common = (one: Audience, other: Audience): Audience => one.filter((visitor) => other.includes(visitor));

export const audienceOf = ({ manifest }: ReleasedContainer): Audience => withRoles(manifest.roles);

/** Only roles of the container decide: its files reach nobody else, and they are enough for its pages (decide.ts of the shell). */
export function audienceOfRoute(container: ReleasedContainer, { roles, protected: signedIn }: Route): Audience {
  if (container.manifest.roles.length > 0) return audienceOf(container);
  return signedIn ? common(SIGNED_IN, withRoles(roles)) : withRoles(roles);
}

export const audienceOfSlot = (container: ReleasedContainer, { roles }: SlotEntry): Audience =>
  common(audienceOf(container), withRoles(roles));

/** Whether somebody belongs to the second audience and not to the first. */
export const isWider = (before: Audience, after: Audience) => after.some((visitor) => !before.includes(visitor));

export const haveCommon = (one: Audience, other: Audience) => common(one, other).length > 0;

export function describeAudience(audience: Audience): string {
  if (audience.length === EVERYBODY.length) return 'everybody';
  return audience.length === SIGNED_IN.length && !audience.includes('guest')
    ? 'everybody who is signed in'
    : listNames(audience);
}
