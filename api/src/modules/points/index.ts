export { announceBalances, balanceFrames } from './balance-changed.ts';
export { accountsOfDebts, collectDebts } from './debts.service.ts';
export { lockDebts } from './debts.sql.ts';
export { ledgerAccount, openAccounts, post, systemAccount } from './ledger.sql.ts';
export { MATURES_AFTER_DAYS, rewardMaturesAt } from './maturity.ts';
export { BUYER_IS_DELETED } from './pending-rewards.sql.ts';
export { notifyRewarded } from './reward-notifications.ts';
export { grantReward, matureReward, releaseReward, reserveReward, reverseReward } from './rewards.service.ts';
export { earnedHalves, halvesOf, type RewardOrder } from './rewards.ts';
