import type { Offer, OfferPage, OfferSummary } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { OfferCard } from '@wspolnik/market';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { moreOfSellerRead, similarOffersRead } from '../../lib/offers.reads.ts';
import { useIsOwnCompany } from '../../lib/own-company.ts';
import { workLine } from '../../lib/work-line.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** Cards in one row of a wide screen. */
const SHOWN = 3;
/** Asked for, because some of the category may be of the same company. */
const ASKED = 12;

/** Other offers of the company, newest first. */
export function MoreOfSeller({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const { data } = useRead(moreOfSellerRead({ seller_id: offer.author.id, limit: SHOWN + 1 }));
  const others = data?.results.filter(({ id }) => id !== offer.id) ?? [];
  return <Offers title={formatMessage(messages.moreOfSeller)} offers={others} />;
}

/** The newest offers by other companies: of the category, or of the one above it when it has none. */
export function SimilarOffers({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const ofOthers = (page: OfferPage | undefined) =>
    page?.results.filter(({ author }) => author.id !== offer.author.id) ?? [];
  const { data } = useRead(similarOffersRead({ category: offer.category.id, limit: ASKED }));
  const near = ofOthers(data);
  const above = data && near.length === 0 ? offer.category_path.at(-2) : undefined;
  const { data: wider } = useRead(above ? similarOffersRead({ category: above.id, limit: ASKED }) : null);
  return <Offers title={formatMessage(messages.similar)} offers={near.length > 0 ? near : ofOthers(wider)} />;
}

/** Nothing when there are none or when loading fails: the offer is complete without them. */
function Offers({ title, offers }: { title: string; offers: readonly OfferSummary[] }) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <section className={classes.similar} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classes.similarList}>
        {offers.slice(0, SHOWN).map((other) => (
          <li key={other.id}>
            <Other offer={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Other({ offer }: { offer: OfferSummary }) {
  const intl = useIntl();
  const isOwn = useIsOwnCompany(offer.author.id);
  return (
    <OfferCard
      wide
      offer={offer}
      href={offerPath(offer.id)}
      sharedContacts={offer.shared_contacts}
      work={workLine(intl, offer)}
      own={isOwn}
      headingLevel={3}
    />
  );
}
