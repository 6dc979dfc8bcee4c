import type { PublicProfile } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** The public profile of a person. */
export const profileRead = defineRead<PublicProfile, { id: string }>('accounts/user-data/:id/');
