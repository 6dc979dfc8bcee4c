import { typeset } from '../polish/hard-spaces.ts';
import { type Given, givenText, greetingName, greetingWords } from './given-text.ts';
import type { Mail, MailLocale } from './mailer.ts';
import type { MailKind, Words } from './words.ts';
import { WORDS_EN } from './words-en.ts';
import { WORDS_PL } from './words-pl.ts';

export type { MailLocale } from './mailer.ts';
export type { MailKind } from './words.ts';

const WORDS: Record<MailLocale, Record<MailKind, Words>> = { pl: WORDS_PL, en: WORDS_EN };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Builds the body of a mail: HTML for a paragraph, a button, and a small line. */
export const mailParts = {
  paragraph: (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`,
  button: (words: string, link: string) =>
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="background:#0f5c4a;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(words)}</a></p>`,
};
export const SMALL_PRINT = 'color:#5c6660;font-size:13px';

const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');

/** Who acted, with initials: a picture from our server would tell when the mail is read. */
export function senderCard({ name, about, round }: { name: string; about: string; round: boolean }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td style="width:48px;height:48px;border-radius:${round ? 24 : 10}px;background:#e1efea;color:#0f5c4a;text-align:center;font-weight:700">${escapeHtml(initialsOf(name))}</td>
<td style="padding-left:12px;line-height:1.3"><strong>${escapeHtml(name)}</strong><br><span style="${SMALL_PRINT}">${escapeHtml(about)}</span></td></tr></table>`;
}

/** Plain text stays as it is typed: mail programs wrap it as they like. */
function htmlOf(locale: MailLocale, { action, after }: Words, lines: string[], link: string): string {
  const paragraph = (text: string) => mailParts.paragraph(typeset(text, locale));
  return `${lines.map(paragraph).join('\n')}
${mailParts.button(action, link)}
${paragraph(after)}
<p style="${SMALL_PRINT};word-break:break-all">${escapeHtml(link)}</p>`;
}

interface MailInput {
  to: string;
  locale: MailLocale;
  /** First name; empty for a person without an account. */
  name: string;
  link: string;
  /** Values of the placeholders in braces, e.g. `{company}`. */
  params?: Record<string, string>;
  /** Of placeholders with what somebody other than the reader typed, e.g. `{inviter}`. */
  given?: Record<string, { kind: Given; text: string }>;
}

/** Keeps typed texts on one line: a subject is a header. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function fill(words: string, params: Record<string, string>): string {
  return greetingWords(words, params.name ?? '').replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => params[name] ?? placeholder,
  );
}

/** A mail of the product as plain text and HTML, in the reader's language. */
export function composeMail(kind: MailKind, { to, locale, name, link, params = {}, given = {} }: MailInput): Mail {
  const words = WORDS[locale][kind];
  const shown = Object.entries(given).map(([key, { kind: of, text }]) => [key, givenText(text, of, locale)]);
  const values = { ...params, ...Object.fromEntries(shown), name: greetingName(name) };
  const subject = oneLine(fill(words.subject, values));
  const lines = words.lines.map((line) => fill(line, values));
  const text = [...lines, `${words.action}:\n${link}`, words.after].join('\n\n');
  return { to, locale, subject, text, headers: {}, html: htmlOf(locale, words, lines, link) };
}

/** Address of a page for a person: English lives under /en. */
export function pageUrl(publicUrl: string, locale: MailLocale, path: string): string {
  return `${publicUrl}${locale === 'en' ? '/en' : ''}${path}`;
}
