import type { MailChoice, NotificationSetting } from '@wspolnik/api/contract';
import { Checkbox, Select } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import classes from './settings.module.css';
import { useMailOptions } from './use-mail-options.ts';
import type { SettingChange } from './use-settings.ts';

interface SettingsRowProps {
  name: string;
  setting: NotificationSetting;
  onChange(changes: SettingChange[]): void;
}

/** The two choices for one kind. */
export function SettingsRow({ name, setting: { kind, in_product, mail, required }, onChange }: SettingsRowProps) {
  const { formatMessage } = useIntl();
  const options = useMailOptions();
  const inProduct = formatMessage({ id: 'notificationSettings.inProduct' });
  return (
    <>
      {required ? (
        <span className={`${classes.product} ${classes.required}`}>
          {formatMessage({ id: 'notificationSettings.required' })}
        </span>
      ) : (
        <Checkbox
          className={classes.product}
          aria-label={`${inProduct}: ${name}`}
          checked={in_product}
          onChange={({ target }) => onChange([{ kind, in_product: target.checked }])}
        >
          {inProduct}
        </Checkbox>
      )}
      <Select
        className={classes.mail}
        aria-label={`${formatMessage({ id: 'notificationSettings.mail' })}: ${name}`}
        value={mail}
        options={options}
        onChange={({ target }) => onChange([{ kind, mail: target.value as MailChoice }])}
      />
    </>
  );
}
