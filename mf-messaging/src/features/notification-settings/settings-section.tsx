import type { MailChoice, NotificationSetting, SentKind } from '@wspolnik/api/contract';
import { Checkbox, Select } from '@wspolnik/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SectionId } from './kind-sections.ts';
import classes from './settings.module.css';
import { SettingsRow } from './settings-row.tsx';
import { useMailOptions } from './use-mail-options.ts';
import type { SettingChange } from './use-settings.ts';

interface SettingsSectionProps {
  id: SectionId;
  kinds: readonly SentKind[];
  /** Undefined until they are read. */
  settings: ReadonlyMap<SentKind, NotificationSetting> | undefined;
  state: 'saving' | 'saved' | 'failed' | null;
  onChange(changes: SettingChange[]): void;
}

export function SettingsSection({ id, kinds, settings, state, onChange }: SettingsSectionProps) {
  const { formatMessage } = useIntl();
  const heading = useId();
  const shown = kinds.flatMap((kind) => settings?.get(kind) ?? []);
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <div className={classes.head}>
        <h2 id={heading}>{formatMessage({ id: `notificationSettings.section.${id}` })}</h2>
        <span role="status" className={classes.state}>
          {state && state !== 'failed' && formatMessage({ id: `notificationSettings.state.${state}` })}
        </span>
      </div>
      {id === 'company' && <p className={classes.hint}>{formatMessage({ id: 'notificationSettings.owners' })}</p>}
      <ul className={classes.list}>
        {kinds.length > 1 && (
          <li className={classes.row}>
            <strong className={classes.name}>{formatMessage({ id: 'notificationSettings.all' })}</strong>
            {settings ? <WholeSection shown={shown} heading={heading} onChange={onChange} /> : <Placeholder />}
          </li>
        )}
        {kinds.map((kind) => {
          const setting = settings?.get(kind);
          const name = formatMessage({ id: `notificationSettings.kind.${kind}` });
          return (
            <li key={kind} className={classes.row}>
              <span className={classes.name}>{name}</span>
              {setting ? <SettingsRow name={name} setting={setting} onChange={onChange} /> : <Placeholder />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** As high as the controls, so that nothing moves when they come. */
function Placeholder() {
  return (
    <>
      <span className={`${classes.skeleton} ${classes.product}`} />
      <span className={`${classes.skeleton} ${classes.mail}`} />
    </>
  );
}

interface WholeSectionProps {
  shown: readonly NotificationSetting[];
  /** Id of the section's heading. */
  heading: string;
  onChange(changes: SettingChange[]): void;
}

/** One choice for all kinds of a section. */
function WholeSection({ shown, heading, onChange }: WholeSectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const options = useMailOptions();
  const optional = shown.filter(({ required }) => !required);
  const on = optional.filter(({ in_product }) => in_product).length;
  const mails = new Set(shown.map(({ mail }) => mail));
  const [first] = mails;
  const isMixed = mails.size > 1;
  const setMail = (mail: MailChoice) =>
    onChange(shown.filter((setting) => setting.mail !== mail).map(({ kind }) => ({ kind, mail })));
  return (
    <>
      {optional.length > 0 ? (
        <Checkbox
          id={`${id}product`}
          className={classes.product}
          aria-labelledby={`${id}product-text ${heading}`}
          checked={on === optional.length}
          indeterminate={on > 0 && on < optional.length}
          onChange={({ target }) =>
            onChange(
              optional
                .filter(({ in_product }) => in_product !== target.checked)
                .map(({ kind }) => ({ kind, in_product: target.checked })),
            )
          }
        >
          <span id={`${id}product-text`}>{formatMessage({ id: 'notificationSettings.inProduct' })}</span>
        </Checkbox>
      ) : (
        <span className={classes.product} />
      )}
      <span id={`${id}mail`} hidden>
        {formatMessage({ id: 'notificationSettings.mail' })}
      </span>
      <Select
        className={classes.mail}
        aria-labelledby={`${id}mail ${heading}`}
        value={isMixed ? '' : first}
        options={
          isMixed
            ? [{ value: '', label: formatMessage({ id: 'notificationSettings.mixed' }), disabled: true }, ...options]
            : options
        }
        onChange={({ target }) => setMail(target.value as MailChoice)}
      />
    </>
  );
}
