import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { type Environment, readSettings } from './read-settings.ts';
import { PRODUCTION } from './testing.ts';

function sentence(env: Environment): string {
  try {
    readSettings(env);
  } catch (error) {
    assert.equal((error as Error).name, 'SettingsError');
    return (error as Error).message;
  }
  return '';
}

const WRONG: [Environment, string][] = [
  [{ PORT: 'abc' }, 'PORT must be a port, 0 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a port, 0 to 65535, not "70000".'],
  [{ PUBLIC_URL: 'not-a-url' }, 'PUBLIC_URL must be an address with http:// or https://, not "not-a-url".'],
  [{ GEOCODER_URL: 'banana' }, 'GEOCODER_URL must be an address with http:// or https://, not "banana".'],
  [{ ROUTING_URL: 'router:5000' }, 'ROUTING_URL must be an address with http:// or https://, not "router:5000".'],
  [
    { TILES_URL: 'https://tiles.test/{z}/{x}' },
    'TILES_URL must be an address with http:// or https:// that has {z}, {x} and {y} or ends in .pmtiles, not "https://tiles.test/{z}/{x}".',
  ],
  [{ CLAMAV_URL: 'clamav:3310' }, 'CLAMAV_URL must be tcp://host:3310 or unix:/path, not "clamav:3310".'],
  [{ CLAMAV_URL: 'tcp://' }, 'CLAMAV_URL must be tcp://host:3310 or unix:/path, not "tcp://".'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off, not "maybe".'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development, test, not "prod".'],
  [{ INBOUND_MAIL_DOMAIN: 'a@b.pl' }, 'INBOUND_MAIL_DOMAIN must be a domain, such as reply.example.com, not "a@b.pl".'],
  [{ CONTACT_EMAIL: 'biuro' }, 'CONTACT_EMAIL must be an e-mail address, not "biuro".'],
  [{ RATE_LIMIT: 'off' }, 'RATE_LIMIT is no setting: RATE_LIMITS is.'],
  [{ S3_BUKCET: 'x' }, 'S3_BUKCET is no setting: S3_BUCKET is.'],
  [{ TLS_CERT: 'x' }, 'TLS_CERT is no setting: TLS_CERT_FILE is.'],
  [{ S3_BUCKET: 'x' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET.'],
  [{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' }, 'S3_BUCKET must be set together with S3_ACCESS_KEY_ID.'],
  [
    { RELEASES_DIR: 's3://releases', S3_ACCESS_KEY_ID: 'x' },
    'S3_SECRET_ACCESS_KEY must be set together with S3_ACCESS_KEY_ID.',
  ],
  [
    { DATABASE_URL: 'postgres://x' },
    'NODE_ENV must be set together with DATABASE_URL: production, or development with demo accounts.',
  ],
  [{ HOST: '0.0.0.0' }, 'NODE_ENV must be set together with HOST: production, or development with demo accounts.'],
  [
    { API_HOST: '192.0.2.1', NODE_ENV: '' },
    'NODE_ENV must be set together with API_HOST: production, or development with demo accounts.',
  ],
  [{ ...PRODUCTION, DATABASE_URL: 'postgres://x' }, 'JWT_SECRET must be set in production.'],
  [{ ...PRODUCTION, OPERATOR_NAME: '' }, 'OPERATOR_NAME must be set in production.'],
  [
    { NODE_ENV: 'production', OPERATOR_NAME: 'Wspólnik S.A.' },
    'OPERATOR_ADDRESS must be set in production.\nOPERATOR_NIP must be set in production.',
  ],
  [{ OPERATOR_NIP: '1234563219' }, 'OPERATOR_NIP must be a NIP, ten digits with the right last one, not "1234563219".'],
  [{ OPERATOR_NIP: '0000000000' }, 'OPERATOR_NIP must be a NIP, ten digits with the right last one, not "0000000000".'],
  [
    { PORT: 'a', API_PORT: 'b' },
    'PORT must be a port, 0 to 65535, not "a".\nAPI_PORT must be a port, 0 to 65535, not "b".',
  ],
];

for (const [env, expected] of WRONG) {
  test(`${JSON.stringify(env)} is refused in one sentence that names the setting`, () => {
    assert.equal(sentence(env), expected);
  });
}

test('releases in S3 need an account and no bucket of uploads', () => {
  const account = { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
  assert.equal(sentence({ RELEASES_DIR: 's3://releases/stable', ...account }), '');
  assert.equal(sentence({ RELEASES_DIR: 's3://releases/stable', S3_BUCKET: 'uploads', ...account }), '');
});

test('values that may be a secret are not repeated', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['JWT_SECRET', 'hunter2'],
    ['RELEASE_PRIVATE_KEY', 'hunter2'],
    ['SMTP_URL', 'hunter2'],
  ] as const) {
    assert.match(sentence({ [name]: value }), new RegExp(`^${name} must `));
    assert.doesNotMatch(sentence({ [name]: value }), /hunter2/);
  }
});

test('demo data are shown to others where somebody means it', () => {
  for (const env of [
    { DATABASE_URL: 'postgres://x', NODE_ENV: 'development' },
    { HOST: '0.0.0.0', API_HOST: '0.0.0.0', NODE_ENV: 'development' },
    { HOST: 'localhost', API_HOST: '127.0.0.1' },
  ]) {
    assert.equal(sentence(env), '');
  }
});

test('names of other programs are ignored', () => {
  const others = [
    'API_KEY',
    'API_TOKEN',
    'PUBLIC_KEY',
    'LOG_FILE',
    'HOSTNAME',
    'NODE_PATH',
    'API_PORT_3001_TCP',
    'DATA',
  ];
  assert.equal(sentence(Object.fromEntries(others.map((name) => [name, 'x']))), '');
});

test('a correct setting is read, and an empty value counts as none', () => {
  const pem = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' });
  const settings = readSettings({
    PORT: '',
    PUBLIC_URL: 'https://wspolnik.pl/',
    TRUST_PROXY: '10.0.0.5, fd00::/8, uniquelocal',
    RATE_LIMITS: 'off',
    NATS_URL: 'nats://a:4222,nats://b:4222',
    SECURITY_CONTACT: 'cert@wspolnik.pl',
    ...PRODUCTION,
    OPERATOR_NIP: '123-456-32-18',
    RELEASE_PUBLIC_KEY: String(pem),
  });
  assert.equal(settings.PORT, 3000);
  assert.equal(settings.PUBLIC_URL, 'https://wspolnik.pl');
  assert.deepEqual(settings.TRUST_PROXY, ['10.0.0.5', 'fd00::/8', 'uniquelocal']);
  assert.equal(settings.OPERATOR_NIP, '1234563218');
  assert.equal(settings.RATE_LIMITS, false);
  assert.equal(settings.DATABASE_URL, undefined);
  assert.equal(settings.SECURITY_CONTACT, 'mailto:cert@wspolnik.pl');
});
