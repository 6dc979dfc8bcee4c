import type { Offer } from '@wspolnik/api/contract';
import { OfferCard } from '@wspolnik/shared-ui';
import { useRead } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { similarOffersRead } from '../../lib/offers.reads.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** Cards in one row of a wide screen. */
const SHOWN = 3;

/**
 * The newest other offers of the category. Renders nothing when there are none or when loading fails, since the offer
 * is complete without them.
 */
export function SimilarOffers({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const { data } = useRead(similarOffersRead({ category: offer.category.id, limit: SHOWN + 1 }));
  const others = data?.results.filter(({ id }) => id !== offer.id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={classes.similar} aria-labelledby="similar-offers">
      <h2 id="similar-offers">{formatMessage(messages.similar)}</h2>
      <ul className={classes.similarList}>
        {others.map((other) => (
          <li key={other.id}>
            <OfferCard
              offer={other}
              href={offerPath(other.id)}
              sharedContacts={other.shared_contacts}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
