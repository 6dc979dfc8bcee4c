export { findReadableMessage } from './messages.sql.ts';
