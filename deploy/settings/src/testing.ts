/** What `readSettings` wants in production, with a name and numbers that nobody has. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  OPERATOR_NAME: 'Wspólnik Testowy S.A.',
  OPERATOR_ADDRESS: 'ul. Długa 1, 90-001 Łódź',
  OPERATOR_NIP: '1234563218',
};
