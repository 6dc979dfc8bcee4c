import type { OfferSummary } from '@wspolnik/contract';
import { OfferCard } from '@wspolnik/market';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { useIsOwnCompany } from '../../lib/own-company.ts';
import { ShareOffer } from '../../lib/share-offer.tsx';
import { workLine } from '../../lib/work-line.ts';
import classes from './offer-list.module.css';

/** Cards in the first row of a wide screen; their pictures load eagerly. */
const FIRST_ROW = 3;

/** Memoised, so that the old cards are not rendered again while a page loads. */
export const OfferGrid = memo(function OfferGrid({ offers }: { offers: readonly OfferSummary[] }) {
  const [shared, setShared] = useState<OfferSummary | null>(null);
  return (
    <>
      <ul className={classes.grid}>
        {offers.map((offer, index) => (
          <OfferItem key={offer.id} offer={offer} eager={index < FIRST_ROW} onShare={setShared} />
        ))}
      </ul>
      <ShareOffer offer={shared} onClose={() => setShared(null)} />
    </>
  );
});

interface OfferItemProps {
  offer: OfferSummary;
  eager: boolean;
  /** The same function in every render, otherwise memo has no effect. */
  onShare: (offer: OfferSummary) => void;
}

const OfferItem = memo(function OfferItem({ offer, eager, onShare }: OfferItemProps) {
  const intl = useIntl();
  const isOwn = useIsOwnCompany(offer.author.id);
  return (
    <li className={classes.cell}>
      <OfferCard
        offer={offer}
        href={offerPath(offer.id)}
        sharedContacts={offer.shared_contacts}
        work={workLine(intl, offer)}
        headingLevel={2}
        own={isOwn}
        eager={eager}
        onShare={() => onShare(offer)}
      />
    </li>
  );
});
