import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity, Identity } from '../../platform/sign-in/identity.ts';
import { nextStepsOf } from './order-actions.ts';
import { boughtBy, soldBy } from './order-list.sql.ts';
import type { Side } from './own-orders.service.ts';
import { quotesToAccept, quotesToPrice } from './own-orders.sql.ts';

/** The orders that the caller has placed: of the company in use, else as a person. */
export const purchasesOf = (caller: Identity): Side => ({
  name: 'buyer',
  orders: boughtBy(caller),
  quotes: quotesToAccept(caller),
  next: nextStepsOf('buyer'),
  reader: accountOwnerOf(caller),
});

/** The orders of the company in use. */
export const salesOf = (caller: CompanyIdentity): Side => ({
  name: 'seller',
  orders: soldBy(caller.company.id),
  quotes: quotesToPrice(caller.company.id),
  next: nextStepsOf(caller),
  reader: accountOwnerOf(caller),
});
