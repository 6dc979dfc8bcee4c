import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { catalogue } from './catalogue.ts';
import { companies } from './companies.ts';
import { feed } from './feed.ts';
import { information } from './information.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { moderation } from './moderation.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { others } from './others.ts';
import { points } from './points.ts';
import { quoteRequests } from './quote-requests.ts';
import type { Area } from './row.ts';
import { signInSteps } from './sign-in-steps.ts';

/** Every call with the result for each identity: run by access.test.ts, printed as docs/access.md. */
export const ACCESS: readonly Area[] = [
  accounts,
  signInSteps,
  companies,
  members,
  offers,
  orders,
  quoteRequests,
  points,
  feed,
  messages,
  information,
  moderation,
  others,
  admin,
  catalogue,
];
