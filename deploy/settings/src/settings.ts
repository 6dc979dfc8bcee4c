import * as kinds from './kinds.ts';

const { clamd, contact, count, email, keyRing, mailDomain, milliseconds, networks, nip, onOff } = kinds;
const { percent, port, privateKey, publicKey, secret, sender, service, share, text, tiles, webAddress, word } = kinds;

/** Not set, without a default. */
const NONE = { default: undefined };

const ADDRESS = {
  PORT: port({ default: 3000, desc: 'The port that people reach.' }),
  HOST: text({
    ...NONE,
    desc: 'The address to listen on. By default 127.0.0.1, so that nobody else on the network reaches the demo accounts; in production 0.0.0.0, which is every address. Another one must be set together with `NODE_ENV`.',
  }),
  PUBLIC_URL: webAddress({
    ...NONE,
    desc: 'The public address, used for links in mail, previews of shared links and passkeys; by default http://localhost with the port.',
  }),
  TRUST_PROXY: networks({
    ...NONE,
    desc: 'Balancers whose `X-Forwarded-*` counts: addresses, networks or `uniquelocal`, separated by commas.',
  }),
  TLS_KEY_FILE: text({ ...NONE, desc: 'With `TLS_CERT_FILE`, the gateway speaks TLS itself (PEM files).' }),
  TLS_CERT_FILE: text({ ...NONE, desc: 'See `TLS_KEY_FILE`.' }),
  API_URL: webAddress({ default: 'http://127.0.0.1:3001', desc: 'Where a gateway in its own process finds the API.' }),
  API_HOST: text({ default: '127.0.0.1', desc: 'The address on which an API in its own process listens.' }),
  API_PORT: port({ default: 3001, desc: 'The port of an API that runs in its own process.' }),
  METRICS_PORT: port({
    ...NONE,
    desc: 'The port on which a gateway in its own process answers `/metrics`; without it, it has none. The API has its metrics on `API_PORT`.',
  }),
  METRICS_HOST: text({ default: '127.0.0.1', desc: 'The address on which a gateway listens with `METRICS_PORT`.' }),
};

const STORAGE = {
  DATA_DIR: text({
    default: '.data',
    desc: 'The directory of the embedded database and of uploads. It is made readable only for its owner.',
  }),
  DATABASE_URL: service(
    'postgres',
    'postgresql',
  )({
    ...NONE,
    desc: 'PostgreSQL 15 or newer; without it, the embedded database in `DATA_DIR`. Must be set together with `NODE_ENV`.',
  }),
  DATABASE_POOL: count({ default: 10, desc: 'Connections of one process to PostgreSQL.' }),
  DATABASE_READ_URLS: service(
    'postgres',
    'postgresql',
  )({
    ...NONE,
    desc: 'Streaming replicas of `DATABASE_URL`, separated by commas: lists of public things are read from them (ADR 130). One that does not answer, or is more than 5 s behind, is left out. Each process has `DATABASE_POOL` connections to each. The embedded database ignores it.',
  }),
  NATS_URL: service(
    'nats',
    'tls',
    'ws',
    'wss',
  )({ ...NONE, desc: 'Carries live messages between processes; without it, and while it is away, PostgreSQL does.' }),
  S3_BUCKET: text({ ...NONE, desc: 'Uploads in S3; without it, a directory in `DATA_DIR`.' }),
  S3_ENDPOINT: webAddress({ ...NONE, desc: 'Of a compatible store of uploads or releases; without it, Amazon.' }),
  S3_REGION: text({ default: 'us-east-1', desc: 'Of the bucket.' }),
  S3_ACCESS_KEY_ID: text({
    ...NONE,
    desc: 'Must be set with `S3_BUCKET`; for releases without it, what the client of AWS finds itself.',
  }),
  S3_SECRET_ACCESS_KEY: secret(1)({ ...NONE, desc: 'Must be set with `S3_BUCKET`.' }),
};

const SECURITY = {
  JWT_SECRET: secret(32)({
    ...NONE,
    desc: 'Signs sessions and the links of mails; at least 32 characters. Must be set in production with `DATABASE_URL`; otherwise a file in `DATA_DIR`.',
  }),
  DATA_KEYS: keyRing({
    ...NONE,
    desc: 'Encrypt account numbers and documents: `name:key`, newest first, separated by commas; a key is `openssl rand -base64 32`. Must be set in production, and backed up apart from the data (docs/security.md); otherwise a file in `DATA_DIR`.',
  }),
  ADMIN_SECOND_STEP: onOff({
    ...NONE,
    desc: 'Admins must sign in in two steps before they administer; by default only in production.',
  }),
  RATE_LIMITS: onOff({ default: true, desc: '`off` for load tests.' }),
  SECURITY_CONTACT: contact({
    ...NONE,
    desc: 'The address for reports of vulnerabilities, in /.well-known/security.txt and on the contact page: an e-mail address or a page; by default `CONTACT_EMAIL`.',
  }),
};

const SERVICES = {
  SMTP_URL: service(
    'smtp',
    'smtps',
  )({
    ...NONE,
    desc: 'Sends mail: `smtps://user:password@host:465`. Must be set in production; elsewhere, without it, mail stays in the database and is shown at `/dev/mail`.',
  }),
  MAIL_FROM: sender({ default: 'Wspólnik <no-reply@wspolnik.test>', desc: 'The sender of mails.' }),
  INBOUND_MAIL_DOMAIN: mailDomain({
    ...NONE,
    desc: 'The domain of addresses to which mails about messages can be answered, such as `reply.example.com`, whose mails the mail service passes on to `/api/inbound-mail/`. Without it such mails are answered only in the product.',
  }),
  INBOUND_MAIL_SECRET: secret(32)({
    ...NONE,
    desc: 'With `INBOUND_MAIL_DOMAIN`: what the mail service sends in the header `X-Inbound-Secret`.',
  }),
  STRIPE_SECRET_KEY: secret(1)({
    ...NONE,
    desc: 'With `STRIPE_WEBHOOK_SECRET`, card payments; without them a sandbox page, and no payments in production.',
  }),
  STRIPE_WEBHOOK_SECRET: secret(1)({ ...NONE, desc: 'See `STRIPE_SECRET_KEY`.' }),
  STRIPE_API_BASE: webAddress({ ...NONE, desc: 'Another origin than Stripe’s own, for tests.' }),
  CLAMAV_URL: clamd({
    ...NONE,
    desc: 'clamd, as `tcp://host:3310` or `unix:/path`: documents are held back until it has scanned them. Without it nothing is held.',
  }),
  PWNED_PASSWORDS_URL: webAddress({
    ...NONE,
    desc: 'A service of hash ranges in which new passwords are looked up as well (`…/range`); without it, a built-in list.',
  }),
  GEOCODER_URL: webAddress({
    ...NONE,
    desc: 'A Nominatim-compatible service; without it, a built-in list of Polish towns (GeoNames, CC BY 4.0).',
  }),
  ROUTING_URL: webAddress({
    ...NONE,
    desc: 'A server with the protocol of OSRM, asked for roads as `…/route/v1/driving/`; without it, the map of a way has a straight line.',
  }),
  MAPBOX_TOKEN: text({ ...NONE, desc: 'Maps of Mapbox instead of the bundled one. It goes into the page.' }),
  TILES_URL: tiles({
    ...NONE,
    desc: 'Maps with streets from vector tiles of the Protomaps scheme: an address with `{z}`, `{x}` and `{y}`, or of a `.pmtiles` archive, whose host permits other origins. It goes into the page. `MAPBOX_TOKEN` goes before it.',
  }),
  MAP_FILE: text({
    ...NONE,
    desc: 'Maps with streets from a PMTiles archive of the Protomaps scheme, which the gateway serves itself; by default `map.pmtiles` in `DATA_DIR`, when it is there. Without any of the three, a bundled map without streets.',
  }),
};

const OPERATOR = {
  OPERATOR_NAME: text({
    ...NONE,
    desc: 'Who runs the service: on the contact page, in the documents, in the footer of pages and of mails, and as the seller on receipts. Must be set in production; elsewhere the pages say that they have no operator.',
  }),
  OPERATOR_ADDRESS: text({ ...NONE, desc: 'Street, number, postal code and town. Must be set in production.' }),
  OPERATOR_NIP: nip({ ...NONE, desc: 'The tax number, ten digits. Must be set in production.' }),
  OPERATOR_PHONE: text({ ...NONE, desc: 'Shown on the contact page.' }),
  CONTACT_EMAIL: email({
    ...NONE,
    desc: 'Shown on the contact page, and notified of each message of its form; without it, messages are only stored, for `/admin/contact`.',
  }),
};

const RELEASES = {
  RELEASES_DIR: text({
    default: '.releases',
    desc: 'The store of releases: a folder, or `s3://bucket/prefix`, which is reached with the settings `S3_ENDPOINT` to `S3_SECRET_ACCESS_KEY`.',
  }),
  GATEWAY_DIR: text({
    ...NONE,
    desc: 'The gateway’s own copy of what it serves, with which it starts while the store is away. Gateways of one machine may share it. By default beside the store: its name with `-gateway` at the end; `.releases-gateway` for a bucket.',
  }),
  RELEASE_CHANNEL: text({ default: 'stable', desc: 'The channel that the gateway serves.' }),
  DATA_DEADLINE: milliseconds({
    default: 500,
    desc: 'Milliseconds that the gateway waits for the data of a public page; after that the browser renders it.',
  }),
  RENDER_DEADLINE: milliseconds({
    default: 300,
    desc: 'Milliseconds that rendering a public page may take in the gateway. Longer, and the pages of that remote are rendered by browsers for a minute.',
  }),
  MEASURED_PAGES: percent({
    default: 100,
    desc: 'Percent of the documents whose pages report how fast they were and what failed; 0 turns that off. Those of a canary are always measured.',
  }),
  SERVICE_WORKER: onOff({
    default: true,
    desc: '`off` removes the service worker with all that it keeps from every browser, at its next visit; pages then need the network again.',
  }),
  RELEASE_PRIVATE_KEY: privateKey({
    ...NONE,
    desc: 'The key of the store, which signs releases and the registry of keys. Without both keys a pair is generated in the store.',
  }),
  RELEASE_PUBLIC_KEY: publicKey({ ...NONE, desc: 'Verifies releases; a gateway needs no other.' }),
  RELEASE_KEY: privateKey({
    ...NONE,
    desc: 'Of a team: `pnpm release` signs with it instead of the store’s key, and may release only the remotes that the registry of keys names for it. A gateway with one decides canaries and takes the orders of the console.',
  }),
  RELEASE_GRANT_SECRET: secret(16)({
    ...NONE,
    desc: 'Signs the paths of guarded remotes; the same for every gateway. Must be set for several gateways that have only the public key.',
  }),
};

const RUNNING = {
  NODE_ENV: word(
    'production',
    'development',
    'test',
  )({
    default: 'development',
    desc: '`production`: no demo data, no `/dev` pages, no sandbox, no page of the OpenAPI document.',
  }),
  DEMO_DATA: onOff({ default: true, desc: 'Outside production, `off` leaves an empty database empty.' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress({
    ...NONE,
    desc: 'A collector of traces, which get there by OTLP over HTTP (`/v1/traces`). Without it nothing that traces is loaded.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: secret(1)({
    ...NONE,
    desc: 'What the collector asks for: `name=value`, separated by commas, values percent-encoded.',
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    default: 0.1,
    desc: 'The share of clicks, and of requests without one, that are traced; 1 is all.',
  }),
  DRAIN_DELAY: milliseconds({
    default: 3000,
    desc: 'Milliseconds after SIGTERM in which API and gateway report on `/readyz` that they end, and still take requests: as long as balancers need to notice, and at least 3000.',
  }),
  DRAIN_DEADLINE: milliseconds({
    default: 5000,
    desc: 'Milliseconds that running requests then have to end. Whatever stops the process waits longer than both together.',
  }),
  LOG_LEVEL: word(
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  )({
    default: 'info',
    desc: 'What the API logs: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Security events are of the level `info`.',
  }),
};

/** Every setting of the product by what it is for: its kind, its default and its meaning. docs/settings.md is made from it. */
export const SECTIONS = {
  Address: ADDRESS,
  Storage: STORAGE,
  Security: SECURITY,
  'Other services': SERVICES,
  'Who runs it': OPERATOR,
  Releases: RELEASES,
  'How it runs': RUNNING,
};

export const SETTINGS = { ...ADDRESS, ...STORAGE, ...SECURITY, ...SERVICES, ...OPERATOR, ...RELEASES, ...RUNNING };
