import { DAY_MS } from '@wspolnik/settings';
import { hashToken, newToken } from '../platform/sign-in/tokens.ts';
import { DEMO_DOMAIN } from './people.ts';
import type { World } from './world.ts';

/** Domain §8. */
const VALID_DAYS = 7;

/** By position: the inviting company, the invited person, and how many days ago. */
const INVITED = [
  [0, 'ksiegowosc@biuro-rachunkowe.test', 2],
  [0, 'praktyki@politechnika.test', 9],
  [1, `user@${DEMO_DOMAIN}`, 1],
] as const;

/** Open invitations, an expired one, and one that waits for a demo account. */
export function buildInvitations(world: World): void {
  for (const [position, email, days] of INVITED) {
    const company = world.companies[position]?.id ?? '';
    const owner = world.members.find(({ company_id, role }) => company_id === company && role === 'owner');
    const sent = world.daysAgo(days);
    world.invitations.push({
      id: world.newId(sent),
      company_id: company,
      email,
      // The link is unknown, but the invitation can be accepted from the own list.
      token_hash: hashToken(newToken()),
      invited_by: owner?.user_id ?? '',
      sent_at: sent,
      expires_at: new Date(sent.getTime() + VALID_DAYS * DAY_MS),
    });
  }
}
