/**
 * One @ between a local part and a domain with a dot, without what separates addresses or begins parameters where a mail program
 * reads `mailto:`. Only a mail can prove that the address exists.
 */
const EMAIL = /^[^\s@?&#%/:;,<>"()[\]\\]+@[^\s@?&#%/:;,<>"()[\]\\.]+(\.[^\s@?&#%/:;,<>"()[\]\\.]+)+$/;

/** Whether the text is an e-mail address that people publish. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** A public http or https address without a name and a password, safe for a link on our page; otherwise null. */
export function webAddress(text: string): URL | null {
  if (!URL.canParse(text) || /[\s<>"]/.test(text)) return null;
  const url = new URL(text);
  const isPublic = url.hostname.includes('.') && url.username === '' && url.password === '';
  return /^https?:$/.test(url.protocol) && isPublic ? url : null;
}
