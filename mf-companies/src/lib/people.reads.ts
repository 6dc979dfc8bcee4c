import type { PublicProfile } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/shared-ui/remote';

/** The public profile of a person. */
export const profileRead = defineRead<PublicProfile, { id: string }>('accounts/user-data/:id/');
