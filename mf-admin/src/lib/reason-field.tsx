import { rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';

/** Characters, as in the bodies of the API contract. */
const REASON_MAX = 1000;
export const reasonRule = rules.required().max(REASON_MAX);

interface ReasonFieldProps {
  name?: string;
  /** "Reason" by default. */
  label?: string;
  help?: string;
}

/** The reason of a decision, which is kept with it. */
export function ReasonField({ name = 'reason', label, ...look }: ReasonFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextareaField
      {...{ name, ...look }}
      label={label ?? formatMessage({ id: 'people.reason' })}
      required
      counted
      maxLength={REASON_MAX}
    />
  );
}
