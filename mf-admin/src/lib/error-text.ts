import { ApiError } from '@wspolnik/shared-auth';
import type { IntlShape } from 'react-intl';

/** The text of an API error code in the person's language; shared-ui carries one for each. */
export function errorText(intl: IntlShape, error: unknown): string {
  const id = `errors.${error instanceof ApiError ? error.code : 'internal'}`;
  return intl.formatMessage({ id: id in intl.messages ? id : 'errors.internal' });
}
