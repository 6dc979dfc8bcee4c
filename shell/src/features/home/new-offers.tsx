import type { Home, OfferSummary } from '@wspolnik/contract';
import { OfferCard } from '@wspolnik/market';
import { LinkButton } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

function Card({ offer, children }: { offer: OfferSummary; children?: ReactNode }) {
  return (
    <li>
      {children}
      <OfferCard wide offer={offer} href={`/offers/${offer.id}`} sharedContacts={offer.shared_contacts} />
    </li>
  );
}

/** Offers that saved searches find; for who has none, what saving one is good for. */
export function FoundOffers({ matches, saved_searches }: Pick<Home, 'matches' | 'saved_searches'>) {
  if (matches.length === 0)
    return (
      <HomeSection titleId="home.found">
        <div className={styles.hint}>
          <p>
            <FormattedMessage id={saved_searches === 0 ? 'home.found.none' : 'home.found.nothing'} />
          </p>
          <LinkButton variant="outline" size="sm" to="/offers">
            <FormattedMessage id="home.found.offers" />
          </LinkButton>
        </div>
      </HomeSection>
    );
  return (
    <HomeSection titleId="home.found" more={{ to: '/offers', label: 'home.found.offers' }}>
      <ul className={styles.offers}>
        {matches.map(({ offer, search }) => (
          <Card key={offer.id} offer={offer}>
            <p className={styles.search}>
              <FormattedMessage id="home.found.search" values={{ name: search.name }} />
            </p>
          </Card>
        ))}
      </ul>
    </HomeSection>
  );
}

/** New offers of contacts; nothing without one. */
export function ContactOffers({ offers }: { offers: readonly OfferSummary[] }) {
  if (offers.length === 0) return null;
  return (
    <HomeSection titleId="home.contacts" more={{ to: '/offers?network=true', label: 'home.contacts.all' }}>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <Card key={offer.id} offer={offer} />
        ))}
      </ul>
    </HomeSection>
  );
}
