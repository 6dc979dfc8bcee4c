export { offerLimitOf, savedSearchLimitOf } from './plans.sql.ts';
