import type { JobDefinition } from '../../platform/jobs/job.ts';
import { deleteInvitations } from './invitations.sql.ts';

const ONCE_A_DAY_S = 24 * 60 * 60;
/** So long a company sees what became of an invitation; then the address, often a stranger's, is forgotten. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

export const purgeInvitationsJob: JobDefinition = {
  kind: 'invitations.purge',
  everySeconds: ONCE_A_DAY_S,
  run: (_context, tx, _payload, now) => deleteInvitations(tx, new Date(now.getTime() - KEEP_MS)),
};
