import { type Input, isHTTPError, type KyResponse, type Options } from 'ky';
import { ApiError } from './api-error.ts';
import { http } from './http.ts';
import { refreshSession, SessionOverError } from './refresh.ts';
import { useSessionStore } from './session-store.ts';
import { toApiError } from './to-api-error.ts';
import { traceparent } from './traceparent.ts';

/** The profile that a call is sent as, whatever profile is in use. */
export interface SendAs {
  person: string;
  companyId: string | null;
}

/**
 * Sends with the session, renewed when it has to be; a company that the person was removed from ends to be the profile in use.
 *
 * @throws ApiError, or the signal's AbortError
 */
export async function request(path: Input, options: Options, as?: SendAs): Promise<KyResponse> {
  const { user, company } = useSessionStore.getState();
  try {
    return await sendRenewed(path, options, as);
  } catch (error) {
    const companyId = as ? as.companyId : company?.id;
    if (user && companyId && error instanceof ApiError && error.code === 'not_a_member')
      dropCompany(user.id, companyId);
    throw error;
  }
}

/** For a page that missed the event, such as one that was offline. */
function dropCompany(personId: string, companyId: string): void {
  const { user, setUser } = useSessionStore.getState();
  if (user?.id !== personId) return;
  setUser({ ...user, companies: user.companies.filter(({ id }) => id !== companyId) });
}

/** Sends with the session, and once more with a new token after token_not_valid. */
async function sendRenewed(path: Input, options: Options, as?: SendAs): Promise<KyResponse> {
  const token = useSessionStore.getState().access_token;
  try {
    return await send(path, options, as);
  } catch (error) {
    if (!token || !isTokenNotValid(error)) throw toApiError(error);
    await refreshSession(token).catch((reason: unknown) => {
      throw toApiError(reason instanceof SessionOverError ? error : reason);
    });
    return await send(path, options, as).catch((again: unknown) => {
      throw toApiError(again);
    });
  }
}

async function send(path: Input, options: Options, as?: SendAs): Promise<KyResponse> {
  const { access_token, company, user } = useSessionStore.getState();
  // Checked for every attempt: somebody else may sign in while the token is renewed.
  if (as && user?.id !== as.person) throw new ApiError({ status: 401, code: 'not_authenticated' });
  return http(path, {
    ...options,
    headers: {
      ...(options.headers as Record<string, string> | undefined),
      Authorization: access_token ? `Bearer ${access_token}` : undefined,
      'Company-Id': (as ? as.companyId : company?.id) ?? undefined,
      traceparent: traceparent(),
    },
  });
}

function isTokenNotValid(error: unknown): boolean {
  if (!isHTTPError<{ code?: string }>(error) || error.response.status !== 401) return false;
  return typeof error.data === 'object' && error.data.code === 'token_not_valid';
}
