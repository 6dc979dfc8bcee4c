const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The page's policy refuses a worker whose address is a plain text; this one allows only ours. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(`wp-${__MF_NAME__}`, {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`not the service worker: ${url}`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Where the browser forbids a worker, or lacks the room, pages need the network as without one. */
export async function register(): Promise<void> {
  await navigator.serviceWorker.register(workerUrl(), { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
}
