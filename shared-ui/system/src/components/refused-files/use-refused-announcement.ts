import { useIntl } from 'react-intl';
import { type FieldMessage, useFieldText } from '../../validators/field-message.ts';

/** The announcement for screen readers of several files rejected for one reason. */
export function useRefusedAnnouncement() {
  const intl = useIntl();
  const fieldText = useFieldText();
  return (names: readonly string[], problem: FieldMessage | undefined): string => {
    const values = { name: names[0] ?? '', problem: fieldText(problem) ?? '' };
    if (names.length === 1) return intl.formatMessage({ id: 'ui.file.said.refused' }, values);
    const several = intl.formatMessage({ id: 'ui.file.refusedSeveral' }, { count: names.length });
    return `${several} ${values.problem} ${intl.formatList(names)}`;
  };
}
