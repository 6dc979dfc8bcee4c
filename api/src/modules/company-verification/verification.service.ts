import type { CompanyVerification } from '@wspolnik/contract/company-verification';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { statusAfter } from '../companies/index.ts';
import { lockCompany } from './activation.sql.ts';
import { openRequestNumber, sealRequestNumber } from './bank-number.ts';
import { publishChange } from './publish-change.ts';
import { insertRequest, isNipTaken, updateStatus, type VerificationRow } from './verification.sql.ts';
import type { CheckedNumbers } from './verification-form.ts';

/**
 * Submits the company to an admin: draft or rejected → submitted. Of two submissions at once, the second finds it submitted.
 *
 * @throws ApiProblem not_found, invalid_transition, validation_failed (document, also `accountQuota`; `nipTaken` for a verified company's number)
 */
export async function submitVerification(
  context: Context,
  { user, company }: CompanyIdentity,
  numbers: CheckedNumbers,
  file: UploadedFile,
): Promise<Date> {
  const { clock, db, vault } = context;
  // Fails before the document is stored; the check under the lock below decides.
  statusAfter(company.status, 'submit');
  if (await isNipTaken(db, numbers.nip, company.id)) throw invalidField('nip', 'nipTaken');
  const document = await storeDocument(context, file, { secrecy: 'sealed' });
  const now = clock();
  await db.transaction(async (tx) => {
    const locked = await lockCompany(tx, company.id);
    if (!locked) throw problem('not_found');
    const status = statusAfter(locked.status, 'submit');
    const id = newId();
    const bank_number = sealRequestNumber(vault, id, numbers.bank_number);
    const request = { ...numbers, bank_number, id, companyId: company.id, submittedBy: user.id, document };
    await insertRequest(tx, request, now);
    const subject = { type: 'company', id: company.id } as const;
    const sender = { userId: user.id, owner: companyAsOwner(company.id) };
    await keepDocument(context, tx, { file: document, field: 'document', ...sender, subject }, now);
    await updateStatus(tx, company.id, status, now);
    await publishChange(tx, company.id, now);
  });
  return now;
}

/** The state of a company with its bank account as it was typed. */
export function openVerification({ vault }: Context, { request_id, ...state }: VerificationRow): CompanyVerification {
  const { numbers } = state;
  if (!request_id || !numbers?.bank_number) return state;
  const bank_number = openRequestNumber(vault, request_id, numbers.bank_number);
  return { ...state, numbers: { ...numbers, bank_number } };
}
