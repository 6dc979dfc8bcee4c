import { createHash } from 'node:crypto';
import type { OutboxMail } from '@wspolnik/contract/accounts';
import { escapeHtml } from '../../platform/mail/templates.ts';

const STYLE = `
body{margin:0;background:#f4f6f4;color:#1c2420;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 20px}
h1{font-size:24px;margin:0 0 8px}
p.note{color:#55605a;margin:0 0 24px}
ul{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #d7ddd9;border-radius:12px;overflow:hidden}
li+li{border-top:1px solid #e5eae7}
li a{display:block;padding:14px 18px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:#e1efea}
a{color:#0f5c4a}
:focus-visible{outline:3px solid #0f5c4a;outline-offset:-3px}
.meta{color:#55605a;font-size:14px}
article{background:#fff;border:1px solid #d7ddd9;border-radius:12px;padding:20px;white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** Allows no script and no external file, only the style sheet above, identified by its hash. */
export const PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** For the mail itself: mail uses inline styles; the sandbox blocks everything else. */
export const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox";

const WORDS = {
  pl: {
    title: 'Poczta wychodząca',
    note: 'Serwis działa bez serwera poczty, dlatego wiadomości zatrzymują się tutaj. W środowisku produkcyjnym tej strony nie ma.',
    empty: 'Nie ma jeszcze żadnych wiadomości.',
    to: 'Do',
    back: 'Wszystkie wiadomości',
    html: 'Pokaż wersję HTML',
    missing: 'Nie ma takiej wiadomości.',
  },
  en: {
    title: 'Outgoing mail',
    note: 'There is no mail server here, so messages stop on this page. It does not exist in production.',
    empty: 'No messages yet.',
    to: 'To',
    back: 'All messages',
    html: 'Show the HTML version',
    missing: 'There is no such message.',
  },
} as const;
export type PageLocale = keyof typeof WORDS;

function page(locale: PageLocale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Wspólnik</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function formatTime(locale: PageLocale, iso: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  });
  return format.format(new Date(iso));
}

function metaLine(locale: PageLocale, mail: OutboxMail): string {
  return `<span class="meta">${WORDS[locale].to}: ${escapeHtml(mail.to)} · ${escapeHtml(formatTime(locale, mail.created_at))}</span>`;
}

function suffix(locale: PageLocale): string {
  return locale === 'en' ? '?lang=en' : '';
}

export function listPage(locale: PageLocale, mails: readonly OutboxMail[]): string {
  const words = WORDS[locale];
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${mail.id}${suffix(locale)}"><strong>${escapeHtml(mail.subject)}</strong><br>${metaLine(locale, mail)}</a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${words.empty}</p>`;
  const other =
    locale === 'pl'
      ? '<a href="/dev/mail?lang=en" lang="en">English</a>'
      : '<a href="/dev/mail?lang=pl" lang="pl">Polski</a>';
  return page(locale, words.title, `<h1>${words.title}</h1><p class="note">${words.note} ${other}</p>${list}`);
}

const LINK = /https?:\/\/[^\s<]+/g;

function withLinks(text: string): string {
  return escapeHtml(text).replace(LINK, (url) => `<a href="${url}">${url}</a>`);
}

export function mailPage(locale: PageLocale, mail: OutboxMail): string {
  const words = WORDS[locale];
  return page(
    locale,
    mail.subject,
    `<p><a href="/dev/mail${suffix(locale)}">${words.back}</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p>${metaLine(locale, mail)} · <a href="/dev/mail/${mail.id}/html">${words.html}</a></p><article>${withLinks(mail.text)}</article>`,
  );
}

export function missingPage(locale: PageLocale): string {
  const words = WORDS[locale];
  return page(
    locale,
    words.title,
    `<h1>${words.missing}</h1><p><a href="/dev/mail${suffix(locale)}">${words.back}</a></p>`,
  );
}
