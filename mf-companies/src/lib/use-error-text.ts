import { ApiError } from '@wspolnik/shared-auth';
import { useIntl } from 'react-intl';

/** Text of a failed call, from the common messages `errors.<code>`. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    const id = `errors.${error instanceof ApiError ? error.code : 'unknown'}`;
    return intl.formatMessage({ id: id in intl.messages ? id : 'errors.unknown' });
  };
}
