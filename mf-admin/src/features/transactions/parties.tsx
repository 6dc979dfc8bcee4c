import type { Order } from '@wspolnik/contract';
import { FullPrice } from '@wspolnik/market';
import { formatMoney, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { Fact } from '../../lib/fact.tsx';
import { PartyLink } from '../../lib/party.tsx';
import { DetailSection } from './detail-section.tsx';
import classes from './transaction.module.css';
import { partyMessages as messages } from './transactions.messages.ts';

/** The parties, the price and the reward. */
export function Parties({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { buyer, seller, referrer, offer, reward_total, reward_buyer, reward_network, reward_frozen } = order;
  const halves = { buyer: formatMoney(reward_buyer), network: formatMoney(reward_network) };
  return (
    <DetailSection title={formatMessage(messages.title)}>
      <dl className={classes.terms}>
        <Fact term={formatMessage(messages.offer)}>
          <Link to={`/offers/${offer.id}`}>{offer.title}</Link>
        </Fact>
        <Fact term={formatMessage(messages.buyer)}>
          <PartyLink party={buyer} />
        </Fact>
        <Fact term={formatMessage(messages.seller)}>
          <PartyLink party={{ ...seller, type: 'company' }} />
        </Fact>
        <Fact term={formatMessage(messages.referrer)}>
          {referrer ? <PartyLink party={referrer} /> : formatMessage(messages.noReferrer)}
        </Fact>
        <Fact term={formatMessage(messages.price)}>
          <FullPrice gross={order.price} net={order.price_net} rate={order.vat_rate} />
        </Fact>
        <Fact term={formatMessage(messages.reward)}>
          {formatMoney(reward_total)}
          <span className={classes.muted}>{formatMessage(messages.halves, halves)}</span>
          {reward_frozen ? null : <span className={classes.muted}>{formatMessage(messages.pending)}</span>}
        </Fact>
      </dl>
    </DetailSection>
  );
}
