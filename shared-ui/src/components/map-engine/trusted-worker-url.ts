interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): object };
}

/**
 * maplibre-gl makes its worker from an address of its own (`setWorkerUrl`), which `require-trusted-types-for 'script'`
 * refuses as plain text. The container's policy may be made again ('allow-duplicates'); here it lets this one file
 * through. Before it makes the worker the library asks the address, as a text, for its ending: hence the two methods.
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
