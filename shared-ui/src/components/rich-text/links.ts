const PROTOCOLS = ['http:', 'https:', 'mailto:'];
const MAIL = /^[^\s@:/]+@[^\s@/]+\.[^\s@/.]{2,}$/;

/** An address that a text may lead to, or null: http and https with a host, mailto with an addressee. */
export function safeHref(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !PROTOCOLS.includes(url.protocol)) return null;
  if (url.protocol === 'mailto:') return url.pathname.includes('@') ? url.href : null;
  return url.hostname ? url.href : null;
}

/** What a person typed as an address: `firma.pl` and `jan@firma.pl` are meant as links; null when it is none. */
export function typedHref(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (MAIL.test(text)) return safeHref(`mailto:${text}`);
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return withHost(safeHref(text));
  return withHost(safeHref(`https://${text.replace(/^\/\//, '')}`));
}

/** A lone word is no host. */
const withHost = (href: string | null): string | null =>
  href && (href.startsWith('mailto:') || /\.[^.]{2,}$/.test(new URL(href).hostname)) ? href : null;
