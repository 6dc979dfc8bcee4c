import { aboutField, openField, type Vault } from '../../platform/vault/vault.ts';

const OF_REQUEST = 'company_verifications.bank_number';
const OF_COMPANY = 'companies.bank_number';

export const sealRequestNumber = (vault: Vault, requestId: string, number: string) =>
  vault.seal(aboutField(OF_REQUEST, requestId), number);

export const openRequestNumber = (vault: Vault, requestId: string, sealed: string) =>
  openField(vault, OF_REQUEST, requestId, sealed);

/** The account of a verified company, for the company's row. */
export const sealCompanyNumber = (vault: Vault, companyId: string, number: string) => ({
  bank_number: vault.seal(aboutField(OF_COMPANY, companyId), number),
  bank_hash: vault.hash(number),
});

export const openCompanyNumber = (vault: Vault, companyId: string, sealed: string | null) =>
  openField(vault, OF_COMPANY, companyId, sealed);
