interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): object };
}

/**
 * maplibre-gl creates its worker from a URL (`setWorkerUrl`), which `require-trusted-types-for 'script'` blocks as a plain
 * string. A second policy of the container's name is possible ('allow-duplicates'); this one allows only this file. The library
 * also checks the extension of the URL, hence `endsWith` and `split`.
 */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy(`wp-${__MF_NAME__}`, {
    createScriptURL(candidate) {
      if (candidate !== url) throw new TypeError(`Not the worker of the map: ${candidate}`);
      return candidate;
    },
  });
  const trusted = Object.assign(policy.createScriptURL(url), {
    endsWith: (text: string) => url.endsWith(text),
    split: (separator: string | RegExp) => url.split(separator),
  });
  return trusted as unknown as string;
}
