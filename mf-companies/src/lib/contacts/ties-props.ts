import type { NetworkStatus } from '@wspolnik/market';
import type { Recipient } from '../contact-change.ts';

export interface TiesProps extends Recipient {
  name: string;
  network_status: NetworkStatus;
  /** Number of shared contacts, as the profile's. */
  shared_contacts: number;
}
