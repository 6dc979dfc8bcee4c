import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { LISTED_MS } from './introductions.service.ts';
import { deleteEnded, expireIntroductions, selectProfile } from './introductions.sql.ts';
import { publishNetwork } from './publish-network.ts';

/** Nobody is notified: the asker sees in the list that the time is over. */
export const expireIntroductionsJob: JobDefinition = {
  kind: 'introductions.expire',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    const nodes = new Set((await expireIntroductions(tx, now)).flatMap((row) => [row.asker_node, row.holder_node]));
    for (const node of nodes) await publishNetwork(tx, [await selectProfile(tx, node)], now);
    await deleteEnded(tx, new Date(now.getTime() - LISTED_MS));
  },
};
