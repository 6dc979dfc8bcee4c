import type { OrderParty } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';

/** A person or a company, linked to its page. */
export function PartyLink({ party }: { party: Pick<OrderParty, 'id' | 'type' | 'name'> }) {
  return <Link to={`/${party.type === 'company' ? 'companies' : 'profiles'}/${party.id}`}>{party.name}</Link>;
}
