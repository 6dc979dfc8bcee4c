import type { Notification } from '@wspolnik/contract';
import { formatDate, formatMoney } from '@wspolnik/system';
import type { IntlShape } from 'react-intl';

type Content = Pick<Notification, 'kind' | 'actor' | 'params' | 'excerpt'>;

/** How a param is written; those without an entry are in the text as they are. */
const WRITTEN: Record<string, (value: string, locale: string) => string> = {
  points: formatMoney,
  amount: formatMoney,
  rating: (value, locale) =>
    Number(value).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  oldest_at: formatDate,
  closes_on: formatDate,
  valid_until: formatDate,
  valid_from: formatDate,
  due_on: formatDate,
  paid_on: formatDate,
  starts_at: (value, locale) => formatDate(value, locale, { time: true, weekday: true }),
};

/** The actor's name; a deleted account has none. */
export const writtenActor = ({ actor }: Pick<Notification, 'actor'>, { formatMessage }: IntlShape): string =>
  !actor || actor.deleted ? formatMessage({ id: 'ui.account.deleted' }) : actor.name;

/** `category` from `category_en`, and so on. */
const englishOf = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.endsWith('_en') && value ? [[name.slice(0, -3), value]] : [],
    ),
  );

/** Values of a kind's text. `has_reason` and `has_excerpt` are for texts in which they are optional. */
function valuesOf(content: Content, intl: IntlShape): Record<string, string | number> {
  const { params, excerpt } = content;
  const { locale } = intl;
  const written = Object.entries(params).map(([name, value]) => [name, WRITTEN[name]?.(value, locale) ?? value]);
  const { reason, count } = params;
  return {
    ...Object.fromEntries(written),
    ...(locale === 'en' && englishOf(params)),
    ...(count !== undefined && { count: Number(count) }),
    actor: writtenActor(content, intl),
    has_reason: reason ? 'yes' : 'no',
    excerpt: excerpt ?? '',
    has_excerpt: excerpt ? 'yes' : 'no',
  };
}

/** The text of a notification. A kind that this build does not know yet is still announced. */
export function notificationText(notification: Content, intl: IntlShape): string {
  const id = `notifications.kind.${notification.kind}`;
  if (!(id in intl.messages)) return intl.formatMessage({ id: 'notifications.kind.unknown' });
  return intl.formatMessage({ id }, valuesOf(notification, intl));
}

/** Kinds whose text has the excerpt in it. */
const QUOTING: readonly Notification['kind'][] = ['PostCommented', 'PostAnswered', 'PostMentioned', 'OpinionReplied'];

/** The second line: the words that the text leaves out, else the post that it is about. */
export function quotedText(
  { kind, excerpt, post_excerpt }: Pick<Notification, 'kind' | 'excerpt' | 'post_excerpt'>,
  intl: IntlShape,
): string | null {
  if (QUOTING.includes(kind))
    return post_excerpt && intl.formatMessage({ id: 'notifications.post' }, { text: post_excerpt });
  const text = excerpt ?? post_excerpt;
  return text && intl.formatMessage({ id: 'notifications.quoted' }, { text });
}
