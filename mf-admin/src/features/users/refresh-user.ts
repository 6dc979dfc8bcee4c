import { refresh } from '@wspolnik/shared-ui/remote';
import { overviewRead } from '../../lib/overview.reads.ts';
import { historyRead, userRead, userSessionsRead, usersRead } from '../../lib/people/people.reads.ts';

/** After a decision about an account. */
export const refreshUser = () => refresh(userRead, usersRead, userSessionsRead, historyRead, overviewRead);
