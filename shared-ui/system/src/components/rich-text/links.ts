const PROTOCOLS = ['http:', 'https:', 'mailto:'];
const MAIL = /^[^\s@:/]+@[^\s@/]+\.[^\s@/.]{2,}$/;

/**
 * A URL that a text may link to, or null: http and https with a host and without a name and a password, which would make another
 * host look like it; mailto with only an address, because its parameters add recipients and a text.
 */
export function safeHref(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !PROTOCOLS.includes(url.protocol)) return null;
  if (url.protocol === 'mailto:') return url.pathname.includes('@') && url.search === '' ? url.href : null;
  return url.hostname && !url.username && !url.password ? url.href : null;
}

/** The URL for typed text: `firma.pl` and `jan@firma.pl` are accepted too; null when it is none. */
export function typedHref(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (MAIL.test(text)) return safeHref(`mailto:${text}`);
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return withHost(safeHref(text));
  return withHost(safeHref(`https://${text.replace(/^\/\//, '')}`));
}

/** A single word is not a host. */
const withHost = (href: string | null): string | null =>
  href && (href.startsWith('mailto:') || /\.[^.]{2,}$/.test(new URL(href).hostname)) ? href : null;
