import { CompanyCard } from '../../mf-companies/src/lib/cards/company-card.tsx';
import type { CompanyCardData } from '../../mf-companies/src/lib/cards/profile-data.ts';
import { cardList } from './card-list.ts';

const nothing = () => undefined;
const network = { type: 'company', authenticated: true, onChange: nothing, onError: nothing } as const;

function company(index: number): CompanyCardData {
  return {
    id: `company-${index}`,
    name: `Pracownia Cyfrowa ${index}`,
    thumbnail: null,
    city: index % 4 === 0 ? null : 'Kraków',
    rating: index % 6,
    rating_count: 12,
    offer_count: 3,
    category: null,
    total_contacts: 3 * index,
    shared_contacts: index,
    network_status: index % 2 === 0 ? 'both_connected' : null,
  };
}

export const companyCards = cardList<CompanyCardData>({
  data: company,
  change: (one) => ({ ...one, network_status: one.network_status ? null : 'you_connected' }),
  card: (one) => (
    <li key={one.id}>
      <CompanyCard company={one} network={network} onMessage={nothing} onShare={nothing} />
    </li>
  ),
});
