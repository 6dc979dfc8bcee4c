import type { Offer } from '@wspolnik/contract';
import { LinkButton } from '@wspolnik/system';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { askSeveralPath } from '../../../lib/ask-several-path.ts';
import { askMessages as messages } from './ask.messages.ts';

/** The way to ask other sellers of this category and town together with this one. */
export function AskOthers({ offer: { id, category, city } }: { offer: Offer }) {
  return (
    <LinkButton
      size="lg"
      fullWidth
      variant="outline"
      icon={<UsersRound aria-hidden size={18} strokeWidth={1.75} />}
      to={askSeveralPath({ category: category.id, city, offer_id: id })}
    >
      {useIntl().formatMessage(messages.others)}
    </LinkButton>
  );
}
