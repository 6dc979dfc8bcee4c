import type { OfferSummary } from '@wspolnik/api/contract';
import { OfferCard } from '@wspolnik/shared-ui';
import { memo, startTransition, useEffect, useState } from 'react';
import { offerPath } from '../../lib/offer-path.ts';
import { ShareOffer } from '../../lib/share-offer.tsx';
import classes from './offer-list.module.css';

/** Cards of the first row on a wide screen; their pictures do not wait for the scroll. */
const FIRST_ROW = 3;
/** Cards that fill the first screen; the others are drawn after it, in their places. */
const FIRST_SCREEN = 6;

/** Drawn anew for other offers only: while a page loads, the old one costs nothing. */
export const OfferGrid = memo(function OfferGrid({ offers }: { offers: readonly OfferSummary[] }) {
  const [shared, setShared] = useState<OfferSummary | null>(null);
  const isWhole = useSecondStep(offers);
  return (
    <>
      <ul className={classes.grid}>
        {offers.map((offer, index) =>
          isWhole || index < FIRST_SCREEN ? (
            <OfferItem key={offer.id} offer={offer} eager={index < FIRST_ROW} onShare={setShared} />
          ) : (
            <li key={offer.id} className={classes.place} aria-hidden="true" />
          ),
        )}
      </ul>
      {shared && <ShareOffer offer={shared} onClose={() => setShared(null)} />}
    </>
  );
});

/**
 * False in the first render of `value`, true in one that follows by itself and gives way to every key and click: `bench:inp`,
 * paging.
 */
function useSecondStep(value: unknown): boolean {
  const [drawn, setDrawn] = useState<unknown>(null);
  useEffect(() => startTransition(() => setDrawn(value)), [value]);
  return drawn === value;
}

interface OfferItemProps {
  offer: OfferSummary;
  eager: boolean;
  /** The same function in every render, or memo is in vain. */
  onShare: (offer: OfferSummary) => void;
}

const OfferItem = memo(function OfferItem({ offer, eager, onShare }: OfferItemProps) {
  return (
    <li className={classes.cell}>
      <OfferCard
        offer={offer}
        href={offerPath(offer.id)}
        sharedContacts={offer.shared_contacts}
        headingLevel={2}
        eager={eager}
        onShare={() => onShare(offer)}
      />
    </li>
  );
});
