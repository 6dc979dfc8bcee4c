export { deleteContactMessages } from './contact.sql.ts';
