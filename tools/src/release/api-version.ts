import type { Context } from './context.ts';

/** Milliseconds. */
const DEADLINE = 5_000;

/** Version of the contract that the running API says; undefined, and a note, when nobody says it. */
export async function runningApiVersion({ options, env, print }: Context): Promise<string | undefined> {
  const address = options.api || env.API_URL;
  const version = address ? await askVersion(address) : undefined;
  if (version) return version;
  const why = address ? `${address}/readyz does not say its version` : 'neither --api nor API_URL says where it runs';
  print(`Note: what it needs of the API is not compared: ${why}.`);
  return undefined;
}

async function askVersion(address: string): Promise<string | undefined> {
  try {
    const reply = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(DEADLINE) });
    const { version } = (await reply.json()) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    // Not reachable, or no API.
    return undefined;
  }
}
