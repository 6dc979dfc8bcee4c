import { REASON_LENGTH } from '@wspolnik/contract/limits';
import { rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';

export const reasonRule = rules.required().max(REASON_LENGTH);

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
      maxLength={REASON_LENGTH}
    />
  );
}
