interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): object };
}

/**
 * `require-trusted-types-for 'script'` refuses a worker whose URL is a plain string. A second policy of the container's name is
 * possible ('allow-duplicates'); this one allows only this file. maplibre-gl, which creates its worker itself (`setWorkerUrl`),
 * also checks the extension of the URL, hence `endsWith` and `split`.
 */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy(`wp-${__MF_NAME__}`, {
    createScriptURL(candidate) {
      if (candidate !== url) throw new TypeError(`Not the worker of this module: ${candidate}`);
      return candidate;
    },
  });
  const trusted = Object.assign(policy.createScriptURL(url), {
    endsWith: (text: string) => url.endsWith(text),
    split: (separator: string | RegExp) => url.split(separator),
  });
  return trusted as unknown as string;
}
