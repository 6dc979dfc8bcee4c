export { deleteContactMessages } from './contact.sql.ts';
export { contactFileScanned } from './removed-file.service.ts';
