import type { Offer, Opinion } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { OpinionPurchase } from '@wspolnik/market';
import { Link, RelativeDate, StarRating } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sellerOpinionsRead } from '../../lib/offers.reads.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import page from './offer-detail.module.css';
import classes from './seller-opinions.module.css';

/** Shown on the offer; the company's page has all. */
const SHOWN = 2;

/** The first opinions on the seller, those after a purchase before others. Nothing without any, and when they cannot be read: the offer is complete without them. */
export function SellerOpinions({ offer: { author } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const { data } = useRead(sellerOpinionsRead({ company_id: author.id, limit: SHOWN }), { revalidateOnFocus: false });
  if (!data || data.results.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="seller-opinions">
      <h2 id="seller-opinions">{formatMessage(messages.opinions)}</h2>
      <Latest opinions={data.results.slice(0, SHOWN)} />
      <p>
        <Link to={`/companies/${author.id}#opinions`}>{formatMessage(messages.allOpinions)}</Link>
      </p>
    </section>
  );
}

function Latest({ opinions }: { opinions: readonly Opinion[] }) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  return (
    <ul className={classes.opinions}>
      {opinions.map(({ id, text, rating, author, created_at, purchase }) => (
        <li key={id}>
          <p className={classes.opinionHead}>
            {rating > 0 && <StarRating value={rating} size={16} />}
            <strong>{author.name ?? formatMessage({ id: 'ui.account.deleted' })}</strong>
            <RelativeDate value={created_at} now={now} className={page.muted} />
          </p>
          <p className={classes.opinionText}>{text}</p>
          <OpinionPurchase purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}
