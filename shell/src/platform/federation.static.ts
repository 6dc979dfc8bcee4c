/** The twin of federation.ts for the monolith that the benches compare with: there is nothing to federate. */
export function startFederation(): void {}
