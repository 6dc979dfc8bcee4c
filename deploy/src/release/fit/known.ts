import type { ContainerInterface, ReleasedContainer } from '../types.ts';

/** A container with what its build recorded of it. */
export type Known = ReleasedContainer & { interface: ContainerInterface };

/** `a`, `a and b`, `a, b and c`. */
export function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
