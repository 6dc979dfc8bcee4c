import type { Message, ProfileCard } from '@wspolnik/contract';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { conversationMessages as texts } from './conversation.messages.ts';
import { stepTitle } from './quote-card.tsx';

export interface AnnouncerProps {
  other: ProfileCard;
  messages: readonly Message[];
}

/** The step of a quote, and what was written. */
function spoken({ quote, text }: Message, intl: IntlShape): string {
  const step = quote ? stepTitle(quote, intl) : '';
  return [step, text.slice(0, 200)].filter(Boolean).join(': ');
}

/** Reads out what the other side writes while the thread is open; the list itself also changes when one scrolls. */
export function Announcer({ other, messages }: AnnouncerProps) {
  const intl = useIntl();
  const newest = messages.findLast(({ mine }) => !mine);
  const [opened] = useState(newest?.position ?? 0);
  const isNew = newest !== undefined && newest.position > opened;
  return (
    <p role="status" className="wp-visually-hidden">
      {isNew && intl.formatMessage(texts.announced, { name: partyName(other, intl), text: spoken(newest, intl) })}
    </p>
  );
}
