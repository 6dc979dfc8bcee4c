import type { SessionState } from './session-store.ts';

export type Role = 'user' | 'company' | 'admin';
type Identity = Pick<SessionState, 'user' | 'company'>;

/** Who acts: the active company, an admin without one, or a person without one. Nobody for a guest. */
export function rolesOf({ user, company }: Identity): Role[] {
  if (!user) return [];
  if (company) return ['company'];
  return [user.role === 'ADMIN' ? 'admin' : 'user'];
}

/** The role gate: an empty list allows everyone, guests too. */
export function hasRole(state: Identity, roles: readonly Role[]): boolean {
  return roles.length === 0 || rolesOf(state).some((role) => roles.includes(role));
}

export interface Profile {
  id: string;
  type: 'user' | 'company';
  image: string | null;
  thumbnail: string | null;
  name: string;
  email: string | null;
}

/** The identity that others see now, or null for a guest. */
export function currentProfile({ user, company }: Identity): Profile | null {
  if (!user) return null;
  const { id, image, thumbnail, email } = company ?? user;
  const name = company ? company.name : `${user.first_name} ${user.last_name}`.trim();
  return { id, type: company ? 'company' : 'user', image, thumbnail, name, email };
}
