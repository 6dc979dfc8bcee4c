export { storePayoutAccount } from './payout-accounts.service.ts';
