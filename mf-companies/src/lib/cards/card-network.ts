import type { NetworkButtonProps } from '@wspolnik/market';

/** The network button of a card; name and status come from the card's data. */
export type CardNetwork = Omit<NetworkButtonProps, 'name' | 'status' | 'fullWidth' | 'says'>;
