import type { AdminCompanyDetail } from '@wspolnik/contract';
import type { VerifyCompanyBody } from '@wspolnik/contract/company-verification';
import { newId } from '../../../platform/ids.ts';
import type { TestApi } from '../../../testing/harness.ts';

export type SeenRequest = Pick<VerifyCompanyBody, 'seen_request' | 'seen_name' | 'seen_document'>;

/** The company's latest request as an admin sees it now, for a decision; nothing that exists where there is none. */
export async function seenRequest(
  api: TestApi,
  asAdmin: Record<string, string>,
  companyId: string,
): Promise<SeenRequest> {
  const reply = await api.inject({ url: `/api/admin/companies/${companyId}/`, headers: asAdmin });
  const { name = '', requests = [] } = reply.json<Partial<AdminCompanyDetail>>();
  const [latest] = requests;
  return { seen_request: latest?.id ?? newId(), seen_name: name, seen_document: latest?.document?.sent_at ?? null };
}
