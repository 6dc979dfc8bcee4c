import type { MailScope } from '@wspolnik/contract/notification-settings';
import type { Context } from '../../platform/context.ts';
import { greetingName, greetingWords, isPlain } from '../../platform/mail/given-text.ts';
import type { Mail, MailLocale } from '../../platform/mail/mailer.ts';
import { replyAddress } from '../../platform/mail/reply-address.ts';
import { escapeHtml, mailParts, oneLine, pageUrl, SMALL_PRINT, senderCard } from '../../platform/mail/templates.ts';
import { typeset } from '../../platform/polish/hard-spaces.ts';
import { unsubscribeToken } from '../notifications/index.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { Notice, Reader } from './notice.ts';
import { noticePath } from './notice-place.ts';
import { fillText, noticeQuote, noticeText, unreadLines } from './notice-text.ts';

type Links = Pick<Context, 'config' | 'mailLinkKey'>;

interface Content {
  subject: string;
  /** Paragraphs, or headings with a list. */
  parts: readonly (string | { title: string; items: readonly string[] })[];
  /** Below the greeting, only in HTML. */
  card?: string;
  action: { words: string; link: string };
  /** Where the reader may answer. */
  replyTo?: string | null;
  scope: MailScope;
  why: string;
  stop: string;
}

const listHtml = (title: string, items: readonly string[]) => `
<p style="margin:16px 0 4px;font-weight:700">${escapeHtml(title)}</p>
<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item).replace('\n', '<br>')}</li>`).join('')}</ul>`;

const listText = (title: string, items: readonly string[]) =>
  [title, ...items.map((item) => `- ${item.replace('\n', '\n  ')}`)].join('\n');

/** With the links and headers (RFC 8058) that end such mails without signing in. */
function compose({ config, mailLinkKey }: Links, reader: Reader, content: Content): Mail {
  const { email: to, first_name: name, locale, user_id: userId } = reader;
  const { action, card = '', parts, replyTo, scope, stop, why } = content;
  const token = unsubscribeToken(mailLinkKey, { userId, scope });
  const stopLink = pageUrl(config.publicUrl, locale, `/notifications/unsubscribe?token=${token}`);
  const settingsLink = pageUrl(config.publicUrl, locale, '/account/settings/notifications');
  const settings = MAIL_WORDS[locale].settings;
  const subject = oneLine(content.subject);
  const greeting = greetingWords(MAIL_WORDS[locale].greeting, name);
  const hello = fillText(locale, greeting, { name: greetingName(name) });
  const foot = `<p style="${SMALL_PRINT}">${escapeHtml(why)}<br><a href="${escapeHtml(stopLink)}">${escapeHtml(stop)}</a> · <a href="${escapeHtml(settingsLink)}">${escapeHtml(settings)}</a></p>`;
  const paragraph = (words: string) => mailParts.paragraph(typeset(words, locale));
  const html = parts.map((part) => (typeof part === 'string' ? paragraph(part) : listHtml(part.title, part.items)));
  const text = parts.map((part) => (typeof part === 'string' ? part : listText(part.title, part.items)));
  return {
    to,
    locale,
    subject,
    text: [
      hello,
      ...text,
      `${action.words}:\n${action.link}`,
      why,
      `${stop}:\n${stopLink}`,
      `${settings}:\n${settingsLink}`,
    ].join('\n\n'),
    html: [paragraph(hello), card, ...html, mailParts.button(action.words, action.link), foot].join('\n'),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/notification-settings/unsubscribe/?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // So that no program answers in the conversation that its owner is away.
      ...(replyTo ? { 'Reply-To': replyTo, 'Auto-Submitted': 'auto-generated' } : {}),
    },
  };
}

function actorCard(locale: MailLocale, { actor, actor_is_company: isCompany }: Notice): string {
  if (!actor || !isPlain(actor)) return '';
  const { company, person } = MAIL_WORDS[locale];
  return senderCard({ name: actor, about: isCompany ? company : person, round: !isCompany });
}

/** Where a mail about messages is answered; null where the operator receives no mails. */
function replyTo({ config, mailLinkKey }: Links, reader: Reader, notice: Notice, now: Date): string | null {
  const { kind, subject_id: threadId, company_id: companyId } = notice;
  if (!config.inboundMail || !threadId || (kind !== 'MessageForUser' && kind !== 'MessageForCompany')) return null;
  return replyAddress(mailLinkKey, config.inboundMail.domain, { threadId, userId: reader.user_id, companyId }, now);
}

/** The mail at once about one notification. Its button opens the page on which one acts: mail programs follow links. */
export function composeNotice(links: Links, reader: Reader, notice: Notice, now: Date): Mail {
  const { locale } = reader;
  const words = MAIL_WORDS[locale];
  const text = noticeText(locale, notice);
  const quote = noticeQuote(locale, notice);
  const said = notice.unread?.length ? unreadLines(locale, notice) : quote ? [quote] : [];
  const address = replyTo(links, reader, notice, now);
  const about = notice.company === null ? [] : [fillText(locale, words.forCompany, { company: notice.company })];
  const link = pageUrl(links.config.publicUrl, locale, noticePath(notice));
  return compose(links, reader, {
    subject: text,
    parts: [text, ...said, ...about, ...(address ? [words.replyByMail] : [])],
    replyTo: address,
    card: actorCard(locale, notice),
    action: { words: words.actions[notice.kind] ?? words.open, link },
    scope: notice.kind,
    why: words.whyNow,
    stop: words.stopNow,
  });
}

/** Lines by the profile that they concern, the person's own first. */
function groupLines(reader: Reader, notices: readonly Notice[]): { title: string; items: string[] }[] {
  const groups = new Map<string | null, string[]>([[null, []]]);
  for (const notice of notices) {
    const lines = groups.get(notice.company) ?? [];
    const quote = noticeQuote(reader.locale, notice);
    const line = noticeText(reader.locale, notice);
    groups.set(notice.company, [...lines, quote ? `${line}\n${quote}` : line]);
  }
  const own = MAIL_WORDS[reader.locale].own;
  return [...groups].flatMap(([company, items]) => (items.length > 0 ? [{ title: company ?? own, items }] : []));
}

/** The daily digest: `notices` are the first of `total`. */
export function composeDigest(links: Links, reader: Reader, notices: readonly Notice[], total: number): Mail {
  const { locale } = reader;
  const words = MAIL_WORDS[locale];
  const left = total - notices.length;
  return compose(links, reader, {
    subject: fillText(locale, words.digestSubject, { count: total }),
    parts: [
      words.digestIntro,
      ...groupLines(reader, notices),
      ...(left > 0 ? [fillText(locale, words.more, { count: left })] : []),
    ],
    action: { words: words.openAll, link: pageUrl(links.config.publicUrl, locale, '/notifications') },
    scope: 'digest',
    why: words.whyDigest,
    stop: words.stopDigest,
  });
}
