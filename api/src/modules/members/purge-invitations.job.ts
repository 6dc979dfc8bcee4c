import { DAY_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { deleteInvitations } from './invitations.sql.ts';

export const purgeInvitationsJob: JobDefinition = {
  kind: 'invitations.purge',
  everySeconds: DAY_S,
  run: (_context, tx, _payload, now) => deleteInvitations(tx, new Date(now.getTime() - RETENTION_MS.expiredInvitation)),
};
