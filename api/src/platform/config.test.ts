import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRODUCTION } from '../testing/production.ts';
import { missingSettings, readConfig } from './config.ts';

test('production needs its keys and a mail server, said together', () => {
  assert.throws(() => readConfig({ ...PRODUCTION, DATA_KEYS: '', SMTP_URL: '' }), {
    name: 'SettingsError',
    message: 'DATA_KEYS must be set in production.\nSMTP_URL must be set in production.',
  });
  assert.equal(readConfig({}).smtpUrl, null);
});

test('production logs what it does not do without a setting', () => {
  const names = missingSettings(readConfig(PRODUCTION)).map((sentence) => sentence.split(' ')[0]);
  assert.deepEqual(names, ['CONTACT_EMAIL', 'STRIPE_SECRET_KEY', 'PUBLIC_URL', 'MAIL_FROM']);
  const whole = {
    ...PRODUCTION,
    CONTACT_EMAIL: 'biuro@firma.pl',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    PUBLIC_URL: 'https://firma.pl',
    MAIL_FROM: 'Firma <poczta@firma.pl>',
  };
  assert.deepEqual(missingSettings(readConfig(whole)), []);
  assert.deepEqual(missingSettings(readConfig({})), []);
});

test('the embedded database ignores replicas, and logs it', () => {
  const DATABASE_READ_URLS = 'postgres://api@one:5432/wspolnik, postgres://api@two:5432/wspolnik';
  const [sentence, ...others] = missingSettings(readConfig({ DATABASE_READ_URLS }));
  assert.match(sentence ?? '', /^DATABASE_READ_URLS is ignored without DATABASE_URL/);
  assert.deepEqual(others, []);
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://api@zero/wspolnik', DATABASE_READ_URLS });
  assert.deepEqual(config.databaseReadUrls, DATABASE_READ_URLS.split(', '));
  assert.deepEqual(missingSettings(config), []);
});
