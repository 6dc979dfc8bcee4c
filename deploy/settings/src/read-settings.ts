import { type CleanedEnv, cleanEnv } from 'envalid';
import { distance } from 'fastest-levenshtein';
import { isLoopback } from './listen-host.ts';
import { SETTINGS } from './settings.ts';

export type Environment = Record<string, string | undefined>;
export type Settings = CleanedEnv<typeof SETTINGS>;

/** Its message is one sentence for each setting that is wrong, and suffices for whoever runs the product. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const NAMES = Object.keys(SETTINGS);
/** The first words of our settings, as `S3_`. NODE_ENV is everybody's. */
const OURS = new Set(NAMES.filter((name) => /^(?!NODE_)[A-Z\d]+_/.test(name)).map((name) => name.split('_')[0]));
/** Letters that are wrong, missing or too many. */
const TYPING_ERROR = 2;

/** The setting that was probably meant by a name that is none; names that are not like ours are somebody else's. */
function meantBy(name: string): string | undefined {
  const [first, ...rest] = name.split('_');
  if (NAMES.includes(name) || rest.length === 0) return undefined;
  const isOurs = OURS.has(first);
  return NAMES.find(
    (known) =>
      (known.includes('_') && distance(name, known) <= TYPING_ERROR) || (isOurs && known.startsWith(`${name}_`)),
  );
}

/** The law expects every seller to be able to see whom they deal with. */
const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_NIP'] as const;

/** Settings that would expose the demo accounts, whose password everybody knows. They need an explicit NODE_ENV. */
function unmeantDemo({ NODE_ENV, DATABASE_URL, HOST, API_HOST }: Environment): string[] {
  if (NODE_ENV) return [];
  const must = (name: string) =>
    `NODE_ENV must be set together with ${name}: production, or development with demo accounts`;
  const isOpen = (host: string | undefined) => host !== undefined && !isLoopback(host);
  if (DATABASE_URL) return [must('DATABASE_URL')];
  if (isOpen(HOST)) return [must('HOST')];
  return isOpen(API_HOST) ? [must('API_HOST')] : [];
}

/** Settings that only have a meaning together, or must be set with another one. */
function brokenRules(settings: Settings): string[] {
  const together = (...names: (keyof Settings & string)[]) => {
    const missing = names.filter((name) => settings[name] === undefined);
    const isBroken = missing.length > 0 && missing.length < names.length;
    return isBroken
      ? [`${missing.join(' and ')} must be set together with ${names.find((n) => !missing.includes(n))}`]
      : [];
  };
  // Each process would generate its own secret, and sign-ins would fail at random behind a balancer.
  const needsSecret = settings.NODE_ENV === 'production' && settings.DATABASE_URL && !settings.JWT_SECRET;
  // The account of releases in S3 needs no bucket of uploads.
  const bucket = settings.RELEASES_DIR.startsWith('s3://') && !settings.S3_BUCKET ? [] : (['S3_BUCKET'] as const);
  return [
    ...together(...bucket, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    // With only the first, money would be taken and never credited.
    ...together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    ...together('INBOUND_MAIL_DOMAIN', 'INBOUND_MAIL_SECRET'),
    ...together('TLS_KEY_FILE', 'TLS_CERT_FILE'),
    ...(needsSecret ? ['JWT_SECRET must be set in production'] : []),
    ...(settings.NODE_ENV === 'production' ? OPERATOR : [])
      .filter((name) => settings[name] === undefined)
      .map((name) => `${name} must be set in production`),
  ];
}

/**
 * Reads the environment; an empty value counts as none.
 *
 * @throws SettingsError when a value is of another kind than its setting, or a name is nearly that of a setting
 */
export function readSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const problems = Object.keys(given).flatMap((name) => {
    const meant = meantBy(name);
    return meant ? [`${name} is no setting: ${meant} is`] : [];
  });
  const settings = cleanEnv(given, SETTINGS, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) problems.push(`${name} ${error.message}`);
    },
  });
  if (problems.length === 0) problems.push(...unmeantDemo(given), ...brokenRules(settings));
  if (problems.length > 0) throw new SettingsError(problems.map((problem) => `${problem}.`).join('\n'));
  return settings;
}
