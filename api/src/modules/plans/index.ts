export { offerLimitOf } from './plans.sql.ts';
