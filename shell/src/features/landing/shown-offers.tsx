import type { OfferSummary } from '@wspolnik/contract';
import { OfferCard } from '@wspolnik/market';
import styles from './landing.module.css';
import { Section } from './section.tsx';

const AWAITED = [1, 2, 3, 4, 5, 6];
const ALL = { to: '/offers', label: 'landing.offers.all' };

export function ShownOffers({ offers, isLoading }: { offers: readonly OfferSummary[]; isLoading: boolean }) {
  if (!isLoading && offers.length === 0) return null;
  return (
    <Section titleId="landing.offers" more={ALL}>
      {isLoading ? (
        <div className={styles.offers} aria-hidden="true">
          {AWAITED.map((key) => (
            <div key={key} className={styles.awaitedOffer} />
          ))}
        </div>
      ) : (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard wide offer={offer} href={`/offers/${offer.id}`} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
