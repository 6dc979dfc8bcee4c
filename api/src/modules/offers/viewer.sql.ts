import type { Identity } from '../../platform/identity.ts';
import type { Sql } from '../../storage/sql.ts';
import * as network from '../network/network-status.sql.ts';

/** The caller's row of network_nodes: the company's when it acts as one. */
export function viewerNode(identity: Identity): Sql {
  return network.viewerNode(network.viewerOf(identity));
}
