export { requireTaxData } from './tax-data.service.ts';
export { openRecord } from './tax-fields.ts';
