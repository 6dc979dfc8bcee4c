export { forgetRequests } from './quote-requests.sql.ts';
