import { useIntl } from 'react-intl';

/** The code of an API error or of a failed connection; other errors have none. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Values of its text. */
function valuesOf(error: unknown): Record<string, string | number> | undefined {
  return (error as { problem?: { params?: Record<string, string | number> } } | null | undefined)?.problem?.params;
}

/** Text of a failed call, from the common messages `errors.<code>`; anything else is `errors.unknown`. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    const id = `errors.${codeOf(error)}`;
    return intl.formatMessage({ id: id in intl.messages ? id : 'errors.unknown' }, valuesOf(error));
  };
}
