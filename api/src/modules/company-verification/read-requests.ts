import type { ActivationRequest } from '@wspolnik/contract/company-verification';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import { listRequests, type PageOfRequests, type RequestRow } from './activation.sql.ts';
import { openRequestNumber } from './bank-number.ts';

/** The admin's browser opens the document without a token, so its address is signed. */
function toRequest(context: Context, { document, ...row }: RequestRow): ActivationRequest {
  const request = { ...row, bank_number: openRequestNumber(context.vault, row.id, row.bank_number) };
  if (!document) return { ...request, document };
  const { key, ...about } = document;
  const url = about.state === 'available' ? privateFileUrl(context, key, context.clock(), { name: about.name }) : null;
  return { ...request, document: { ...about, url } };
}

/** A page of requests for verification, with the addresses of their documents; ordered as {@link listRequests} says. */
export async function readVerificationRequests(context: Context, filter: PageOfRequests): Promise<ActivationRequest[]> {
  const rows = await listRequests(context.db, filter);
  return rows.map((row) => toRequest(context, row));
}
