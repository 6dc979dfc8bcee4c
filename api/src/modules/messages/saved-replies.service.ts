import { MAX_SAVED_REPLIES } from '@wspolnik/contract/limits';
import type { SavedReply, SavedReplyBody } from '@wspolnik/contract/saved-replies';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredName, requiredText } from '../../platform/words/text.ts';
import { insertReply, lockReplies, updateReply } from './saved-replies.sql.ts';

const typed = ({ title, text }: SavedReplyBody): SavedReplyBody => ({
  title: requiredName('title', title),
  text: requiredText('text', text),
});

/** @throws ApiProblem validation_failed (title, text), limit_reached */
export async function addReply(
  { clock, db }: Context,
  { user, company }: CompanyIdentity,
  body: SavedReplyBody,
): Promise<SavedReply> {
  const reply = typed(body);
  return db.transaction(async (tx) => {
    if ((await lockReplies(tx, company.id)) >= MAX_SAVED_REPLIES) throw problem('limit_reached');
    return insertReply(tx, { id: newId(), companyId: company.id, authorId: user.id, ...reply }, clock());
  });
}

/** @throws ApiProblem validation_failed (title, text), not_found */
export async function changeReply(
  { clock, db }: Context,
  { company }: CompanyIdentity,
  id: string,
  body: SavedReplyBody,
): Promise<SavedReply> {
  const changed = await updateReply(db, company.id, { id, ...typed(body) }, clock());
  if (!changed) throw problem('not_found');
  return changed;
}
