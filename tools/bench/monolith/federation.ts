/** Replaces federation.ts of the shell in the monolith, which has nothing to federate. */
export function startFederation(): void {}
