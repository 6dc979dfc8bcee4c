import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { deleteFormerMembers } from './members.sql.ts';

const ONCE_A_DAY_S = 24 * 60 * 60;

export const purgeFormerMembersJob: JobDefinition = {
  kind: 'members.purge-former',
  everySeconds: ONCE_A_DAY_S,
  run: (_context, tx, _payload, now) => deleteFormerMembers(tx, new Date(now.getTime() - RETENTION_MS.formerMember)),
};
