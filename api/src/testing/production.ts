import { PRODUCTION as SETTINGS } from '@wspolnik/settings/testing';
import { DATA_KEYS } from './data-keys.ts';

/** The least that a server needs to start in production, besides a secret where it has PostgreSQL. */
export const PRODUCTION = {
  ...SETTINGS,
  DATA_KEYS,
  // Nobody listens there; the mails of a test stay in its outbox (createTestApi).
  SMTP_URL: 'smtp://127.0.0.1:9',
};
