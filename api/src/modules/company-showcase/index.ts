export { lockToReport } from './references.service.ts';
export { selectPictureKeys } from './showcase.sql.ts';
