import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { deleteInvitations } from './invitations.sql.ts';

const ONCE_A_DAY_S = 24 * 60 * 60;

export const purgeInvitationsJob: JobDefinition = {
  kind: 'invitations.purge',
  everySeconds: ONCE_A_DAY_S,
  run: (_context, tx, _payload, now) => deleteInvitations(tx, new Date(now.getTime() - RETENTION_MS.expiredInvitation)),
};
