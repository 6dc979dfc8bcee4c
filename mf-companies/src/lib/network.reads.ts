import type { NetworkReply } from '@wspolnik/api/contract';
import { defineRead } from '@wspolnik/shared-ui/remote';
import { type NetworkQuery, networkQuery } from './network-query.ts';

/** Page size of both lists of the network. */
const LIMIT = '30';

/** The network of the profile in use. */
export const networkRead = defineRead<NetworkReply, NetworkQuery>('network/', {
  query: networkQuery,
  defaults: { limit: LIMIT },
});
