import { Avatar, Button, Link, LinkButton, RatingBadge, Slot, type SlotMap, useHasSlot } from '@wspolnik/system';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { partyMessages as messages } from './detail.messages.ts';
import classes from './order-party.module.css';
import { OrderSection } from './order-section.tsx';

/** The other side of the order, with a link to its page and a button to message it. */
export function OrderParty({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const isPurchase = side === 'purchases';
  const { buyer, seller } = order;
  const other = isPurchase ? { ...seller, type: 'company' as const } : buyer;
  const path = other.type === 'company' ? `/companies/${other.id}` : `/profiles/${other.id}`;
  return (
    <OrderSection narrow title={formatMessage(isPurchase ? messages.seller : messages.buyer)}>
      <div className={classes.party}>
        <Avatar name={other.name} image={other.thumbnail} shape={other.type === 'company' ? 'square' : 'round'} />
        <div className={classes.about}>
          <Link to={path} className={classes.name}>
            {other.name}
          </Link>
          {isPurchase ? (
            <span className={classes.muted}>
              <RatingBadge value={seller.rating} /> <span>{seller.city}</span>
            </span>
          ) : (
            <span className={classes.muted}>
              {formatMessage(other.type === 'company' ? messages.company : messages.person)}
            </span>
          )}
        </div>
      </div>
      <div className={classes.links}>
        <Write
          recipient={{ id: other.id, type: other.type, name: other.name }}
          about={{ id: order.id, number: order.number, side: isPurchase ? 'buyer' : 'seller' }}
        />
        <LinkButton variant="ghost" size="sm" to={`/offers/${order.offer.id}`}>
          {formatMessage(messages.seeOffer)}
        </LinkButton>
      </div>
    </OrderSection>
  );
}

/** Renders nothing while no remote provides messaging. */
function Write({ recipient, about }: Pick<SlotMap['message.compose'], 'recipient' | 'about'>) {
  const { formatMessage } = useIntl();
  const [isWriting, setWriting] = useState(false);
  if (!useHasSlot('message.compose')) return null;
  return (
    <>
      <Button variant="soft" size="sm" icon={<MessageSquare size={16} />} onClick={() => setWriting(true)}>
        {formatMessage(messages.write)}
      </Button>
      {isWriting ? (
        <Slot name="message.compose" eager recipient={recipient} about={about} onClose={() => setWriting(false)} />
      ) : null}
    </>
  );
}
