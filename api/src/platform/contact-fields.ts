/**
 * One @ between a local part and a domain with a dot, without what separates addresses or begins parameters where a mail program
 * reads `mailto:`. Only a mail can prove that the address exists.
 */
const EMAIL = /^[^\s@?&#%/:;,<>"()[\]\\]+@[^\s@?&#%/:;,<>"()[\]\\.]+(\.[^\s@?&#%/:;,<>"()[\]\\.]+)+$/;

/** Whether the text is an e-mail address that people publish. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

const SCHEME = /^[a-z][a-z\d+-]*:/i;

/** An address as it is stored: `firma.pl` is `https://firma.pl`, as for the address bar of a browser. */
export const fullAddress = (text: string): string => (SCHEME.test(text) ? text : `https://${text}`);

/** A public http or https address without a name and a password, safe for a link on our page; otherwise null. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (!url || /[\s<>"]/.test(text)) return null;
  const isPublic = /\.\p{L}[^.]+$/u.test(url.hostname) && url.username === '' && url.password === '';
  return /^https?:$/.test(url.protocol) && isPublic ? url : null;
}
