import type { Opinion, OpinionBody, OpinionReplyBody, OpinionReportBody } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { companiesRead, companyRead } from '../../../lib/companies.reads.ts';
import { opinionsRead } from './opinions.reads.ts';

/** Resolves once the page shows it: an opinion changes the list, the stars and the company's rating. */
async function afterwards<Result>(result: Promise<Result>): Promise<Result> {
  const settled = await result;
  await refresh(opinionsRead, companyRead, companiesRead);
  return settled;
}

export const publishOpinion = (json: OpinionBody, replaces: boolean): Promise<Opinion> =>
  afterwards(sendJSON<Opinion>(replaces ? 'PUT' : 'POST', 'company/comment/', { json }));

export const removeOpinion = (id: string): Promise<unknown> => afterwards(sendJSON('DELETE', `company/comment/${id}/`));

export const writeReply = (id: string, json: OpinionReplyBody): Promise<Opinion> =>
  afterwards(sendJSON<Opinion>('PUT', `company/comment/${id}/reply/`, { json }));

export const removeReply = (id: string): Promise<unknown> =>
  afterwards(sendJSON('DELETE', `company/comment/${id}/reply/`));

/** Changes nothing that is shown. */
export const reportOpinion = (json: OpinionReportBody) =>
  sendJSON<undefined>('POST', 'company/comment/report/', { json });
