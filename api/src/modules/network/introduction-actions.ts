import type { IntroductionAction } from '@wspolnik/contract/introductions';
import type { ProfileCard } from '@wspolnik/contract/notifications';
import type { Db } from '../../storage/db.ts';
import { selectChain } from './network-chain.sql.ts';
import type { Viewer } from './network-status.sql.ts';

/** What whoever is asked can do now: the wanted profile is their contact, or a contact of `next`. */
export interface Reach {
  knows: boolean;
  next: ProfileCard | null;
}

/** A request is passed on once: the chain to the wanted profile had at most one more between. */
export async function nextOf(
  db: Db,
  viewer: Viewer,
  { target_node, first_node, holder_node }: { target_node: number; first_node: number; holder_node: number },
): Promise<Reach> {
  const chain = await selectChain(db, viewer, target_node);
  const [next] = chain;
  if (chain.length === 1) return { knows: true, next: null };
  if (!next || chain.length > 2 || first_node !== holder_node) return { knows: false, next: null };
  const { id, type, name, image, thumbnail } = next;
  const headline = type === 'user' ? next.headline : null;
  return { knows: false, next: { id, type, name, image: thumbnail ?? image, headline, deleted: false } };
}

interface Side {
  asks: boolean;
  holds: boolean;
  /** Of whoever holds it. */
  reach: Reach | null;
}

/** Of an open request. */
export function actionsOf({ asks, holds, reach }: Side): IntroductionAction[] {
  if (asks) return ['withdraw'];
  if (!holds) return [];
  if (reach?.knows) return ['introduce', 'decline'];
  return reach?.next ? ['pass_on', 'decline'] : ['decline'];
}
