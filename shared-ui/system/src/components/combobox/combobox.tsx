import { classNames, IconButton, Input, type SelectOption, Spinner, type TextControlProps } from '@wspolnik/system';
import { ChevronDown, X } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './combobox.module.css';
import { ComboboxList } from './combobox-list.tsx';
import { useSelectBox } from './use-select-box.ts';

export interface ComboboxProps extends TextControlProps {
  options: readonly SelectOption[];
  /** Value of the selected option; empty when none is selected. */
  value: string;
  onChange(value: string): void;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  /** Shows a button that clears the selection. */
  clearable?: boolean;
  /** The options are loading. */
  loading?: boolean;
  /** Selects the first option as soon as there is one. Such a field is never empty, so it has no clear button. */
  autoPick?: boolean;
}

/** Selects one of many options by typing; keyboard behaviour of the ARIA combobox pattern. Renders only visible rows. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onBlur, clearable = true, loading = false, autoPick = false, ...control } = props;
  const intl = useIntl();
  const state = useSelectBox({ options, value, onChange, id: control.id, autoPick: autoPick && !loading });
  const { box, field, selected, setTyped, choose } = state;
  const cleared = clearable && !autoPick && selected !== null && !control.disabled;
  const clear = () => {
    choose('');
    field.current?.querySelector('input')?.focus();
  };
  return (
    <span ref={field} className={classNames(styles.combobox, cleared && styles.clearable)}>
      <Input
        {...control}
        {...box.getInputProps({
          disabled: control.disabled,
          onBlur,
          onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
          onChange: (event) => setTyped((event.currentTarget as HTMLInputElement).value),
        })}
        // The label of the field names the list.
        aria-labelledby={undefined}
        // Without matches, the library still references the first option, which does not exist.
        {...(loading || state.shown.length === 0 ? { 'aria-activedescendant': undefined } : undefined)}
        aria-busy={loading || undefined}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.input}
        end={loading ? <Spinner size={18} /> : <ChevronDown size={18} strokeWidth={1.75} />}
      />
      {cleared && (
        <IconButton
          round
          size="sm"
          className={styles.clear}
          label={intl.formatMessage({ id: 'ui.select.clear' })}
          icon={<X size={18} strokeWidth={1.75} />}
          onClick={clear}
        />
      )}
      <ComboboxList state={state} loading={loading} />
    </span>
  );
}
