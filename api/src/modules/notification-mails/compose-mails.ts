import type { MailScope } from '../../contract/notification-settings.ts';
import type { Context } from '../../platform/context.ts';
import { greetingName, greetingWords } from '../../platform/mail/given-text.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { escapeHtml, mailParts, oneLine, pageUrl, SMALL_PRINT } from '../../platform/mail/templates.ts';
import { typeset } from '../../platform/polish/hard-spaces.ts';
import { unsubscribeToken } from '../notifications/index.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { Notice, Reader } from './notice.ts';
import { noticePath } from './notice-place.ts';
import { fillText, noticeText } from './notice-text.ts';

type Links = Pick<Context, 'config' | 'mailLinkKey'>;

interface Content {
  subject: string;
  /** Paragraphs, or headings with a list. */
  parts: readonly (string | { title: string; items: readonly string[] })[];
  action: { words: string; link: string };
  scope: MailScope;
  why: string;
  stop: string;
}

const listHtml = (title: string, items: readonly string[]) => `
<p style="margin:16px 0 4px;font-weight:700">${escapeHtml(title)}</p>
<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const listText = (title: string, items: readonly string[]) => [title, ...items.map((item) => `- ${item}`)].join('\n');

/** With the links and headers (RFC 8058) that end such mails without signing in. */
function compose({ config, mailLinkKey }: Links, reader: Reader, content: Content): Mail {
  const { email: to, first_name: name, locale, user_id: userId } = reader;
  const { action, parts, scope, stop, why } = content;
  const token = unsubscribeToken(mailLinkKey, { userId, scope });
  const stopLink = pageUrl(config.publicUrl, locale, `/notifications/unsubscribe?token=${token}`);
  const settingsLink = pageUrl(config.publicUrl, locale, '/account/settings/notifications');
  const settings = MAIL_WORDS[locale].settings;
  const subject = oneLine(content.subject);
  const greeting = greetingWords(MAIL_WORDS[locale].greeting, name);
  const all = [fillText(locale, greeting, { name: greetingName(name) }), ...parts];
  const foot = `<p style="${SMALL_PRINT}">${escapeHtml(why)}<br><a href="${escapeHtml(stopLink)}">${escapeHtml(stop)}</a> · <a href="${escapeHtml(settingsLink)}">${escapeHtml(settings)}</a></p>`;
  const html = all.map((part) =>
    typeof part === 'string' ? mailParts.paragraph(typeset(part, locale)) : listHtml(part.title, part.items),
  );
  const text = all.map((part) => (typeof part === 'string' ? part : listText(part.title, part.items)));
  return {
    to,
    locale,
    subject,
    text: [
      ...text,
      `${action.words}:\n${action.link}`,
      why,
      `${stop}:\n${stopLink}`,
      `${settings}:\n${settingsLink}`,
    ].join('\n\n'),
    html: [...html, mailParts.button(action.words, action.link), foot].join('\n'),
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/api/notification-settings/unsubscribe/?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The mail at once about one notification. */
export function composeNotice(links: Links, reader: Reader, notice: Notice): Mail {
  const { locale } = reader;
  const words = MAIL_WORDS[locale];
  const text = noticeText(locale, notice);
  const about = notice.company === null ? [] : [fillText(locale, words.forCompany, { company: notice.company })];
  const link = pageUrl(links.config.publicUrl, locale, noticePath(notice));
  return compose(links, reader, {
    subject: text,
    parts: [text, ...about],
    action: { words: words.open, link },
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
    groups.set(notice.company, [...lines, noticeText(reader.locale, notice)]);
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
