import type { NotificationSection, NotificationSetting, SentKind } from '@wspolnik/contract';
import { Select } from '@wspolnik/system';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './settings.module.css';
import { type Choice, changesFor, choiceOf, choiceOfAll, useChoiceOptions } from './use-choices.ts';
import type { SettingChange } from './use-settings.ts';

interface SettingsSectionProps {
  id: NotificationSection;
  kinds: readonly SentKind[];
  /** Undefined until they are read. */
  settings: ReadonlyMap<SentKind, NotificationSetting> | undefined;
  state: 'saving' | 'saved' | 'failed' | null;
  onChange(changes: SettingChange[]): void;
}

/** One choice for all kinds of a section; below it, when opened, one for each. */
export function SettingsSection({ id, kinds, settings, state, onChange }: SettingsSectionProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const list = useId();
  const shown = kinds.flatMap((kind) => settings?.get(kind) ?? []);
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <div className={classes.row}>
        <h2 id={heading} className={classes.heading}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
            {formatMessage({ id: `notificationSettings.section.${id}` })}
          </button>
        </h2>
        <span role="status" className={classes.state}>
          {state && state !== 'failed' && formatMessage({ id: `notificationSettings.state.${state}` })}
        </span>
        {settings ? <WholeSection {...{ id, shown, onChange }} /> : <Placeholder />}
      </div>
      <div id={list} hidden={!isOpen}>
        {isOpen && (
          <>
            {id === 'company' && <p className={classes.note}>{formatMessage({ id: 'notificationSettings.owners' })}</p>}
            <ul className={classes.list}>
              {kinds.map((kind) => {
                const setting = settings?.get(kind);
                return (
                  <li key={kind} className={classes.row}>
                    <span className={classes.name}>{formatMessage({ id: `notificationSettings.kind.${kind}` })}</span>
                    {setting ? <OneKind {...{ setting, onChange }} /> : <Placeholder />}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** As high as the control, so that nothing moves when it comes. */
function Placeholder() {
  return <span className={`${classes.skeleton} ${classes.choice}`} />;
}

interface WholeSectionProps {
  id: NotificationSection;
  shown: readonly NotificationSetting[];
  onChange(changes: SettingChange[]): void;
}

function WholeSection({ id, shown, onChange }: WholeSectionProps) {
  const { formatMessage } = useIntl();
  const options = useChoiceOptions()(shown.every(({ required }) => required));
  const choice = choiceOfAll(shown);
  const mixed = { value: '', label: formatMessage({ id: 'notificationSettings.mixed' }), disabled: true };
  const section = formatMessage({ id: `notificationSettings.section.${id}` });
  return (
    <Select
      className={classes.choice}
      aria-label={formatMessage({ id: 'notificationSettings.all' }, { section })}
      value={choice ?? ''}
      options={choice === null ? [mixed, ...options] : options}
      onChange={({ target }) => onChange(changesFor(target.value as Choice, shown))}
    />
  );
}

interface OneKindProps {
  setting: NotificationSetting;
  onChange(changes: SettingChange[]): void;
}

function OneKind({ setting, onChange }: OneKindProps) {
  const { formatMessage } = useIntl();
  const options = useChoiceOptions()(setting.required);
  return (
    <Select
      className={classes.choice}
      aria-label={formatMessage({ id: `notificationSettings.kind.${setting.kind}` })}
      value={choiceOf(setting)}
      options={options}
      onChange={({ target }) => onChange(changesFor(target.value as Choice, [setting]))}
    />
  );
}
