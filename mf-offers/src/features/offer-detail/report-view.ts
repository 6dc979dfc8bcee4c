import type { OfferViewBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Nothing about the person is sent but the session of the call, by which the API leaves out a company's own members (ADR 136). */
export function reportView(offer_id: string): Promise<void> {
  const json: OfferViewBody = { offer_id };
  return sendJSON<void>('POST', 'offers/view/', { json });
}
