import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { notifyAll } from '../notifications/index.ts';
import { selectContractors, selectSoughtWork } from './work-sought.sql.ts';

const KIND = 'posts.work-sought';

/** Lets the job look for companies: in a large market that takes longer than a request should. */
export const enqueueWorkSought = (tx: Db, postId: string, now: Date): Promise<void> =>
  enqueueJob(tx, { kind: KIND, key: `${KIND}:${postId}`, payload: { post_id: postId }, runAt: now });

/** Notifies companies that can do what a post seeks; once, since it is enqueued once. */
export const workSoughtJob: JobDefinition = {
  kind: KIND,
  async run(_context, tx, payload, now) {
    const { post_id: id } = payload as { post_id: string };
    const work = await selectSoughtWork(tx, id);
    if (!work) return;
    const { author_user_id: userId, author_company_id: companyId, written_by, category, category_en } = work;
    const to = (await selectContractors(tx, work)).map(companyAsOwner);
    const by = { actor: { userId, companyId } as const, actingUserId: written_by, except: null };
    await notifyAll(
      tx,
      { to, ...by, kind: 'WorkSought', subject: { type: 'post', id }, params: { category, category_en } },
      now,
    );
  },
};
