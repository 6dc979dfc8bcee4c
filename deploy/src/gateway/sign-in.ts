import type { FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';

/** The call of a sign-in, by which the page finds its answer. */
export const SIGN_IN = 'accounts/login/';
/** Path of the page, without the locale. */
export const SIGN_IN_PAGE = '/auth/login';

/** Milliseconds; the API waits on purpose after many wrong passwords. */
const DEADLINE = 20_000;

/** What the page of a sign-in shows; the password is in none of it. */
export interface ShownSignIn {
  email: string;
  /** The error of the API. */
  problem?: unknown;
  /** The password was right. */
  done?: true;
}

export interface SignInAnswer {
  status: number;
  headers: Record<string, string>;
  shown: ShownSignIn;
  /** The session, or the second step that is awaited: only for the script of this page. */
  reply?: unknown;
}

/**
 * Whether a page of this site has sent the form. Another site may not sign somebody in: they would work in the account of
 * whoever wrote that site. A browser that says nothing of where the form was is not trusted.
 */
export function isOwnForm({ headers, protocol, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined && site === undefined) return false;
  const isOwn = origin === undefined || origin === `${protocol}://${host}` || origin === publicOrigin;
  return isOwn && (site === undefined || site === 'same-origin');
}

/** Signs in with the fields of a form, as the page's own script does, for the same client: its limits and events are those of the API. */
export async function signInByForm(
  api: Dispatcher,
  request: FastifyRequest,
  fields: URLSearchParams,
): Promise<SignInAnswer> {
  const email = (fields.get('email') ?? '').trim();
  const shown = { email };
  try {
    const answer = await api.request({
      method: 'POST',
      path: `/api/${SIGN_IN}`,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        'user-agent': request.headers['user-agent'],
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'x-request-id': request.id,
      },
      body: JSON.stringify({ email, password: fields.get('password') ?? '' }),
      signal: AbortSignal.timeout(DEADLINE),
    });
    const body = await answer.body.json();
    const { statusCode: status, headers } = answer;
    if (status < 300) return { status: 200, headers: {}, shown: { ...shown, done: true }, reply: body };
    const wait = headers['retry-after'];
    return { status, headers: wait ? { 'retry-after': String(wait) } : {}, shown: { ...shown, problem: body } };
  } catch (error) {
    request.log.error(error);
    return { status: 502, headers: {}, shown: { ...shown, problem: { code: 'unknown' } } };
  }
}
