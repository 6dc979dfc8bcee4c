import { refresh } from '@wspolnik/kit';
import { overviewRead } from '../../lib/overview.reads.ts';
import { historyRead, userRead, userSessionsRead, usersRead } from '../../lib/people/people.reads.ts';

/** After a decision about an account. */
export const refreshUser = () => refresh(userRead, usersRead, userSessionsRead, historyRead, overviewRead);
