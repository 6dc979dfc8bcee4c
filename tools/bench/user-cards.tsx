import type { UserCardData } from '../../mf-companies/src/lib/cards/profile-data.ts';
import { UserCard } from '../../mf-companies/src/lib/cards/user-card.tsx';
import { cardList } from './card-list.ts';

const nothing = () => undefined;
const network = { type: 'user', authenticated: true, onChange: nothing, onError: nothing } as const;

function user(index: number): UserCardData {
  return {
    id: `user-${index}`,
    name: `Łucja Żurawska ${index}`,
    thumbnail: null,
    total_contacts: 3 * index,
    shared_contacts: index,
    network_status: index % 2 === 0 ? 'both_connected' : null,
  };
}

export const userCards = cardList<UserCardData>({
  data: user,
  change: (one) => ({ ...one, network_status: one.network_status ? null : 'you_connected' }),
  card: (one) => (
    <li key={one.id}>
      <UserCard user={one} network={network} onMessage={nothing} onShare={nothing} />
    </li>
  ),
});
