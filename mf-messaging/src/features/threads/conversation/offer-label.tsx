import type { MessageOffer } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';
import { Tag } from 'lucide-react';
import { useIntl } from 'react-intl';
import { conversationMessages as messages } from './conversation.messages.ts';
import classes from './order-label.module.css';

/** Above a message that was sent from the page of an offer. */
export function OfferLabel({ offer: { id, title } }: { offer: MessageOffer }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.label}>
      <Link to={`/offers/${id}`} className={classes.link}>
        <Tag aria-hidden size={14} strokeWidth={1.75} />
        <span>{formatMessage(messages.offer, { title })}</span>
      </Link>
    </p>
  );
}
