import type { FileState } from '@wspolnik/contract/common';
import type { VerifyCompanyBody } from '@wspolnik/contract/company-verification';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { insertAudit } from '../audit/index.ts';
import { findRole } from '../members/index.ts';
import * as store from './activation.sql.ts';
import { openRequestNumber, sealCompanyNumber } from './bank-number.ts';
import { mailOwners } from './mail-owners.ts';
import { notifyMembers } from './notify-members.ts';
import { publishChange } from './publish-change.ts';
import { isNipTaken } from './verification.sql.ts';

/** Nobody has seen a document that is held back or was removed. */
function requireReadable(state: FileState): void {
  if (state === 'checking') throw invalidField('document', 'documentChecking');
  if (state === 'removed') throw invalidField('document', 'documentRemoved');
}

type Seen = Pick<VerifyCompanyBody, 'seen_request' | 'seen_name' | 'seen_document'>;

/** @throws ApiProblem activation_changed, with the current request */
function requireSeen(seen: Seen, request: { id: string; document_sent_at: string | null }, name: string): void {
  const timeOf = (sentAt: string | null) => sentAt && Date.parse(sentAt);
  const isDocument = timeOf(seen.seen_document) === timeOf(request.document_sent_at);
  if (seen.seen_request === request.id && seen.seen_name === name && isDocument) return;
  const document_sent_at = request.document_sent_at ?? '';
  throw problem('activation_changed', { params: { request_id: request.id, company_name: name, document_sent_at } });
}

/**
 * Activates or rejects a company with an open request. A rejection needs a reason.
 *
 * @throws ApiProblem validation_failed (reason; `nipTaken` when another company with this number became active meanwhile;
 *   `documentChecking` or `documentRemoved` while its document cannot be read), not_found, own_company, already_decided,
 *   activation_changed when the open request, its document or the company's name is not what the admin saw
 */
export async function decideActivation(
  context: Context,
  adminId: string,
  { company_id: companyId, approve, reason, ...seen }: VerifyCompanyBody,
): Promise<{ company_id: string; status: 'active' | 'rejected' }> {
  const { clock, db, mailer, vault } = context;
  const because = reason?.trim() || null;
  if (!approve && !because) throw invalidField('reason', 'required');
  const status = approve ? 'active' : 'rejected';
  const decision = { companyId, adminId, status, reason: approve ? null : because } as const;
  await db.transaction(async (tx) => {
    const company = await store.lockCompany(tx, companyId);
    if (!company) throw problem('not_found');
    if (await findRole(tx, companyId, adminId)) throw problem('own_company');
    const request = await store.decideRequest(tx, decision, clock());
    if (!request) throw problem('already_decided');
    requireSeen(seen, request, company.name);
    if (approve) requireReadable(request.document_state);
    if (approve) await store.lockNip(tx, request.nip);
    if (approve && (await isNipTaken(tx, request.nip, companyId))) throw invalidField('nip', 'nipTaken');
    const number = openRequestNumber(vault, request.id, request.bank_number);
    const checked = { id: request.id, ...sealCompanyNumber(vault, companyId, number) };
    await store.applyDecision(tx, decision, checked, clock());
    const action = approve ? 'company.activated' : 'company.rejected';
    const details = { request_id: request.id, reason: decision.reason };
    await insertAudit(tx, { actorId: adminId, action, subjectType: 'company', subjectId: companyId, details }, clock());
    const notification = { companyId, name: company.name, reason: decision.reason ?? '' };
    await mailOwners(context, tx, approve ? 'companyActivated' : 'companyRejected', notification, [
      request.submitted_by,
    ]);
    await notifyMembers(tx, approve ? 'CompanyActivated' : 'CompanyRejected', notification, adminId, clock());
    await publishChange(tx, companyId, clock());
  });
  mailer.deliverSoon();
  return { company_id: companyId, status };
}
