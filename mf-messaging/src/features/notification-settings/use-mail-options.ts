import type { MailChoice } from '@wspolnik/api/contract';
import { useIntl } from 'react-intl';

const CHOICES: readonly MailChoice[] = ['now', 'daily', 'never'];

export function useMailOptions(): { value: MailChoice; label: string }[] {
  const { formatMessage } = useIntl();
  return CHOICES.map((value) => ({ value, label: formatMessage({ id: `notificationSettings.mail.${value}` }) }));
}
