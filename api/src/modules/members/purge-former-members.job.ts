import { DAY_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { deleteFormerMembers } from './members.sql.ts';

export const purgeFormerMembersJob: JobDefinition = {
  kind: 'members.purge-former',
  everySeconds: DAY_S,
  run: (_context, tx, _payload, now) => deleteFormerMembers(tx, new Date(now.getTime() - RETENTION_MS.formerMember)),
};
