export { selectExportFiles } from './export.sql.ts';
