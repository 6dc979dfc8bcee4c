export { lockToReport } from './opinion-reports.service.ts';
export { lockCompanyOf } from './opinions.sql.ts';
