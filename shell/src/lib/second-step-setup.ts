import { withQuery } from '@wspolnik/shared-auth';

/** Where an admin sets up the second step, and continues to `from` afterwards. */
export const secondStepSetup = (from: string): string => withQuery('/account/settings/password', { from });
