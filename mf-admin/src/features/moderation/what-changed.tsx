import type { ModerationItem } from '@wspolnik/contract';
import { ChangedNote } from '@wspolnik/kit';
import { useCategoryName } from '@wspolnik/market';
import { useIntl } from 'react-intl';
import { isProfile } from './is-profile.ts';
import { blockedMessages, caseMessages, kindMessages, changeMessages as messages } from './moderation.messages.ts';
import classes from './moderation.module.css';
import { picturesKey, usePriceText } from './offer-content.tsx';

interface WhatChangedProps {
  /** The case as the admin saw it. */
  seen: ModerationItem;
  now: ModerationItem;
  /** Whether the decision still fits. */
  isPossible: boolean;
}

/** In an open dialog: what is new in the case, and changes of its content. */
export function WhatChanged({ seen, now, isPossible }: WhatChangedProps) {
  const { formatMessage } = useIntl();
  const events = useEvents(seen, now);
  const { type } = now.subject;
  const nameOf = ({ subject }: ModerationItem) => (isProfile(now) ? (subject.author?.name ?? '') : '');
  const textOf = ({ subject }: ModerationItem) => subject.text || formatMessage(caseMessages.noText);
  const offerRows = useOfferRows(seen, now);
  // The text of something deleted is that of its record.
  const rows = now.subject.gone
    ? []
    : [
        ...offerRows,
        { term: formatMessage(messages.name, { type }), from: nameOf(seen), to: nameOf(now) },
        { term: formatMessage(messages.text), from: textOf(seen), to: textOf(now) },
      ];
  return (
    <ChangedNote title={formatMessage(messages.title)} rows={rows}>
      {events.length > 0 && (
        <ul className={classes.changes}>
          {events.map(({ key, title, words }) => (
            <li key={key}>
              {title}
              {words && <p className={classes.words}>{words}</p>}
            </li>
          ))}
        </ul>
      )}
      {!isPossible && <p>{formatMessage(now.blocked ? blockedMessages[now.blocked] : messages.impossible)}</p>}
    </ChangedNote>
  );
}

/** What changed of an offer beside its description. */
function useOfferRows({ subject: { offer: before } }: ModerationItem, { subject: { offer } }: ModerationItem) {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  if (!before || !offer) return [];
  return [
    { term: formatMessage(messages.offerTitle), from: before.title, to: offer.title },
    { term: formatMessage(messages.price), from: priceText(before), to: priceText(offer) },
  ];
}

interface CaseEvent {
  key: string;
  title: string;
  /** Text of the reporter, appellant or admin. */
  words?: string;
}

function useEvents(seen: ModerationItem, now: ModerationItem): CaseEvent[] {
  const { formatMessage } = useIntl();
  const categoryName = useCategoryName();
  const nobody = formatMessage(caseMessages.nobody);
  const decisions = added(seen.decisions, now.decisions);
  return [
    ...decisions.map(({ id, kind, reason, decided_by }) => {
      const admin = decided_by ?? formatMessage(caseMessages.unknownAdmin);
      const title = formatMessage(messages.decision, { kind: formatMessage(kindMessages[kind]), admin });
      return { key: id, title, words: reason };
    }),
    ...newReports(seen, now).map(({ id, category, reporter, reason }) => {
      const name = reporter?.name || nobody;
      return {
        key: id,
        title: formatMessage(messages.report, { category: categoryName(category), name }),
        words: reason,
      };
    }),
    ...added(seen.appeals, now.appeals).map(({ id, side, by, text }) => {
      return { key: id, title: formatMessage(messages[side], { name: by?.name || nobody }), words: text };
    }),
    ...subjectChanges(seen, now, decisions.length > 0).map((change) => {
      return { key: change, title: formatMessage(messages[change], { type: now.subject.type }) };
    }),
  ];
}

const added = <T extends { id: string }>(before: readonly T[], after: readonly T[]): T[] =>
  after.filter(({ id }) => before.every((one) => one.id !== id));

/** A case without open reports lists former ones, which are not new. */
function newReports(seen: ModerationItem, now: ModerationItem) {
  const since = seen.reports[0]?.created_at ?? '';
  return added(seen.reports, now.reports).filter(({ created_at }) => created_at >= since);
}

/** A decision already implies that the subject is hidden or shown. */
function subjectChanges({ subject: before }: ModerationItem, now: ModerationItem, isDecided: boolean) {
  const { subject } = now;
  const changes: ('gone' | 'suspended' | 'restored' | 'image')[] = [];
  if (subject.gone) return before.gone ? changes : (['gone'] as const);
  if (subject.hidden !== before.hidden && !isDecided) changes.push(subject.hidden ? 'suspended' : 'restored');
  // The address of a message's picture is another one in every answer.
  if (isProfile(now) && subject.image?.url !== before.image?.url) changes.push('image');
  if (subject.offer && before.offer && picturesKey(subject.offer) !== picturesKey(before.offer)) changes.push('image');
  return changes;
}
