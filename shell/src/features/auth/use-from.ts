import { EMAIL_LENGTH } from '@wspolnik/contract/limits';
import { withQuery } from '@wspolnik/shared-auth';
import { useLocation } from '@wspolnik/system';
import { useMemo } from 'react';
import { safePath } from '../../lib/safe-path.ts';

const isSet = (value: string | null): boolean => value === '1' || value === 'true';

/** Parameters in the address of a sign-in page. */
export interface AuthQuery {
  /** The validated page that this visit came from. */
  from: string;
  given: boolean;
  /** Fills in the form; empty when there is none. */
  email: string;
  /** Of an invitation. */
  token: string | null;
  /** The profile to act as afterwards, if the person belongs to that company. */
  companyId: string | null;
  verified: boolean;
  signupSuccess: boolean;
  deletionRequested: boolean;
  /** Address of a neighbouring page, so that a detour retains where to go, who signs in and as whom. */
  withFrom(path: string, extra?: Record<string, string>): string;
}

export function useFrom(): AuthQuery {
  const { search } = useLocation();
  return useMemo(() => readAuthQuery(search), [search]);
}

function readAuthQuery(search: string): AuthQuery {
  const query = new URLSearchParams(search);
  const from = safePath(query.get('from'));
  const given = query.get('from') !== null;
  // An invitation asked for a sign-in first.
  const invited = from.startsWith('/auth/change-profile?') ? new URLSearchParams(from.split('?')[1]) : undefined;
  const email = emailOf(query) ?? (invited && emailOf(invited)) ?? '';
  const companyId = query.get('company_id');
  return {
    from,
    given,
    email,
    token: query.get('token'),
    companyId,
    verified: isSet(query.get('verified')),
    signupSuccess: isSet(query.get('signup_success')),
    deletionRequested: query.get('deletion') === 'requested',
    withFrom: (path, extra = {}) =>
      withQuery(path, {
        from: given ? from : undefined,
        company_id: companyId ?? undefined,
        email: emailOf(query),
        ...extra,
      }),
  };
}

function emailOf(query: URLSearchParams): string | undefined {
  const email = query.get('email')?.trim() ?? '';
  return email !== '' && email.length <= EMAIL_LENGTH ? email : undefined;
}
