/** Only an http(s) address becomes a link, because people enter it themselves. */
export function safeUrl(raw: string | null): URL | null {
  if (!raw || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
