import { DATA_KEYS } from './data-keys.ts';

/** The least that a server needs to start in production, besides a secret where it has PostgreSQL. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_KEYS,
  // Nobody listens there; the mails of a test stay in its outbox (createTestApi).
  SMTP_URL: 'smtp://127.0.0.1:9',
  OPERATOR_NAME: 'Wspólnik Testowy S.A.',
  OPERATOR_ADDRESS: 'ul. Długa 1, 90-001 Łódź',
  OPERATOR_NIP: '1234563218',
};
