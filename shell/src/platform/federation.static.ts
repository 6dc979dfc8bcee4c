/** Replaces federation.ts in the monolith of the benchmarks, which has nothing to federate. */
export function startFederation(): void {}
