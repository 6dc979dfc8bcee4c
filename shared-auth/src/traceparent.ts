/** Milliseconds after a click in which calls belong to it. */
const OF_CLICK = 10_000;

let trace: { id: string; flags: '00' | '01'; until: number } | null = null;

for (const type of ['click', 'submit', 'popstate']) {
  window.addEventListener(
    type,
    () => {
      trace = null;
    },
    { capture: true },
  );
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The share of clicks that the installation traces (PublicConfig of deploy/src/release/types.ts); 0 without a collector. */
function readShare(): number {
  const release = JSON.parse(document.getElementById('release')?.textContent || '{}') as {
    config?: { traces?: number };
  };
  return release.config?.traces ?? 0;
}

let share: number | undefined;

/**
 * The header `traceparent` (W3C Trace Context) of a call: the calls after one click are one trace, which begins here with random
 * numbers and says nothing of the person. Undefined, and so not sent, where nothing is traced.
 */
export function traceparent(): string | undefined {
  share ??= readShare();
  if (share === 0) return undefined;
  const now = performance.now();
  if (!trace || now > trace.until) {
    trace = { id: randomHex(16), flags: Math.random() < share ? '01' : '00', until: now + OF_CLICK };
  }
  return `00-${trace.id}-${randomHex(8)}-${trace.flags}`;
}
