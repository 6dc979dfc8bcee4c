import { Secret, TOTP } from 'otpauth';
import { invalidField } from '../../platform/wire/problem.ts';

const ISSUER = 'Wspólnik';
const PERIOD_SECONDS = 30;
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20;
/** Codes of the period before and after count as well: clocks differ, and typing takes time. */
const WINDOW = 1;
/** Five minutes: a code that is only late gets its own text. */
const LATE_WINDOW = 10;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The content of the QR code. */
export function setupUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/**
 * The period of a valid code that is newer than the last accepted one.
 *
 * @throws ApiProblem validation_failed, `codeWrong`, `codeOld` or `codeUsed` on `code`
 */
export function acceptedStep(secret: string, code: string, lastStep: number, now: Date): number {
  const token = code.replace(/\D/g, '');
  const timestamp = now.getTime();
  const current = Math.floor(timestamp / 1000 / PERIOD_SECONDS);
  const app = totp(secret);
  const delta = app.validate({ token, timestamp, window: WINDOW });
  if (delta === null) {
    const late = app.validate({ token, timestamp, window: LATE_WINDOW });
    throw invalidField('code', late !== null && late < 0 ? 'codeOld' : 'codeWrong');
  }
  const step = current + delta;
  if (step <= lastStep) throw invalidField('code', 'codeUsed');
  return step;
}
