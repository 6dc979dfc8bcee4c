import type { SentKind } from '@wspolnik/contract/notification-kinds';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Given, givenText, isPlain } from '../../platform/mail/given-text.ts';
import type { MailLocale } from '../../platform/mail/templates.ts';
import { momentOf } from '../../platform/polish-days.ts';
import kindTexts from './kind-texts.json' with { type: 'json' };
import { MAIL_WORDS } from './mail-words.ts';
import type { Notice } from './notice.ts';

const REGION: Record<MailLocale, string> = { pl: 'pl-PL', en: 'en-GB' };

/** Money has the Polish format in both languages, as on the pages; Intl takes the exact decimal string. */
const MONEY = new Intl.NumberFormat('pl', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const money = (value: string) => `${MONEY.format(value as Intl.StringNumericLiteral)}\u00a0zł`;

const rating = (value: string, locale: MailLocale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Number(value));

const day = (value: string, locale: MailLocale) =>
  new Intl.DateTimeFormat(REGION[locale], { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(new Date(value));

/** How a param is written; the others are in the text as they are. */
const WRITTEN: Record<string, (value: string, locale: MailLocale) => string> = {
  points: money,
  amount: money,
  rating,
  oldest_at: day,
  closes_on: day,
  valid_until: day,
  valid_from: day,
  due_on: day,
  paid_on: day,
  starts_at: (value, locale) => momentOf(new Date(value), locale),
};

const formats = new Map<string, IntlMessageFormat>();

/** Fills an ICU text; typed text is never read as one. */
export function fillText(locale: MailLocale, text: string, values: Record<string, string | number>): string {
  const key = `${locale}:${text}`;
  const format = formats.get(key) ?? new IntlMessageFormat(text, locale);
  formats.set(key, format);
  return String(format.format(values));
}

/** Params that anybody may have typed; `search` is the reader's own. */
const GIVEN: Record<string, Given> = {
  company: 'company',
  file: 'file',
  offer: 'title',
  person: 'person',
  admin: 'person',
};

/** Kinds whose reason the other side of an order wrote. The reasons of admins may have links. */
const REASON_OF_OTHERS: ReadonlySet<SentKind> = new Set<SentKind>(['SaleRejected', 'SaleCancelled', 'SaleReported']);

/** A param as the mail writes it. Readers know the names of their own companies. */
function written(locale: MailLocale, { kind, company }: Notice, name: string, value: string): string {
  if (name === 'company' && value === company) return value;
  const given = name === 'reason' && REASON_OF_OTHERS.has(kind) ? 'reason' : GIVEN[name];
  return given ? givenText(value, given, locale) : (WRITTEN[name]?.(value, locale) ?? value);
}

/** The beginning of a text of others, unless mail programs would turn a part of it into a link. */
const shown = (excerpt: string | null): string | null => (excerpt !== null && isPlain(excerpt) ? excerpt : null);

/** Kinds whose text has the excerpt in it. */
const QUOTING: ReadonlySet<SentKind> = new Set<SentKind>([
  'PostCommented',
  'PostAnswered',
  'PostMentioned',
  'OpinionReplied',
]);

/** The line below the words, as the page of notifications has it. */
export function noticeQuote(locale: MailLocale, { kind, excerpt, post_excerpt }: Notice): string | null {
  const words = MAIL_WORDS[locale];
  const text = shown(QUOTING.has(kind) ? post_excerpt : (excerpt ?? post_excerpt));
  return text && fillText(locale, QUOTING.has(kind) ? words.post : words.quoted, { text });
}

/** `category` from `category_en`, and so on. */
const englishOf = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.endsWith('_en') && value ? [[name.slice(0, -3), value]] : [],
    ),
  );
/** A text of several lines, unless mail programs would turn a part of it into a link. */
const isPlainText = (text: string): boolean => text.split('\n').every((line) => isPlain(line.trim()));

/** Each unread message in a paragraph, and how many came before them. */
export function unreadLines(locale: MailLocale, { unread, unread_count = 0 }: Notice): string[] {
  const words = MAIL_WORDS[locale];
  const lines = (unread ?? []).map(({ text, has_file }) => {
    const said = isPlainText(text) ? fillText(locale, words.quoted, { text }) : words.withLink;
    return has_file ? `${said}\n${words.withFile}` : said;
  });
  const earlier = unread_count - lines.length;
  return earlier > 0 ? [fillText(locale, words.earlier, { count: earlier }), ...lines] : lines;
}

/** The words of the notification, as the page of notifications has them. */
export function noticeText(locale: MailLocale, notice: Notice): string {
  const { kind, params, actor } = notice;
  const values = Object.entries(params).map(([name, value]) => [name, written(locale, notice, name, value)]);
  const { reason, count } = params;
  const excerpt = shown(notice.excerpt);
  return fillText(locale, kindTexts[locale][kind], {
    ...Object.fromEntries(values),
    ...(locale === 'en' && englishOf(params)),
    ...(count !== undefined && { count: Number(count) }),
    actor: actor ? givenText(actor, 'person', locale) : MAIL_WORDS[locale].deletedAccount,
    has_reason: reason ? 'yes' : 'no',
    excerpt: excerpt ?? '',
    has_excerpt: excerpt ? 'yes' : 'no',
  });
}
