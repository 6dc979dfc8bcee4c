import type { ActivationRequest } from '../../contract/companies.ts';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import type { RequestRow } from './activation.sql.ts';

/** The admin's browser opens the document without a token, so its address is signed. */
export function withUrl(context: Context, { document, ...request }: RequestRow): ActivationRequest {
  if (!document) return { ...request, document };
  const { key, ...about } = document;
  return { ...request, document: { ...about, url: privateFileUrl(context, key, context.clock(), about.name) } };
}
