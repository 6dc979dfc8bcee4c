import type { CompanyBody, CompanyDetail, NewCompanyBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const createCompany = (json: NewCompanyBody, idempotencyKey: string) =>
  sendJSON<CompanyDetail>('POST', 'accounts/company-create/', { json, idempotencyKey });

/** The company in use. */
export const editCompany = (json: CompanyBody) => sendJSON<CompanyDetail>('PUT', 'accounts/company-data/', { json });

/** Any company, for an admin. */
export const editAnyCompany = (id: string, json: CompanyBody) =>
  sendJSON<CompanyDetail>('PUT', `accounts/company-list-all/${encodeURIComponent(id)}/`, { json });

const LOGO = 'accounts/company-image-update/';

/** Of the company in use. */
export function saveLogo(image: File): Promise<CompanyDetail> {
  const form = new FormData();
  form.append('image', image, image.name);
  return sendJSON<CompanyDetail>('POST', LOGO, { form });
}

export const removeLogo = () => sendJSON<CompanyDetail>('DELETE', LOGO);
