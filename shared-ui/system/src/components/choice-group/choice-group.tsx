import { Checkbox, type SelectOption } from '@wspolnik/system';
import type { ComponentProps, ReactNode } from 'react';
import row from '../../styles/choice-row.module.css';
import { FormGroup, type FormGroupLook } from '../form/form-group.tsx';
import styles from './choice-group.module.css';

export interface ChoiceOption extends SelectOption {
  /** A line below the label. */
  help?: ReactNode;
}

export interface ChoiceGroupFieldProps extends FormGroupLook {
  options: readonly ChoiceOption[];
}

/** Any number of a few options; the value is a list. */
export function CheckboxGroupField({ options, ...field }: ChoiceGroupFieldProps) {
  return (
    <FormGroup<readonly string[]> {...field}>
      {({ value, name, ...control }, helpers) => (
        <div className={styles.choices}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              aria-invalid={control['aria-invalid']}
              onChange={() => helpers.setValue(toggled(options, value, option.value))}
            >
              <ChoiceLabel option={option} />
            </Checkbox>
          ))}
        </div>
      )}
    </FormGroup>
  );
}

/** Sorted like the options, so that equal selections have the same URL and the same request. */
const toggled = (options: readonly ChoiceOption[], value: readonly string[], changed: string): string[] =>
  options.map((option) => option.value).filter((each) => value.includes(each) !== (each === changed));

/** Exactly one of a few options. */
export function RadioGroupField({ options, ...field }: ChoiceGroupFieldProps) {
  return (
    <FormGroup<string> {...field} role="radiogroup">
      {({ value, name, ...control }, helpers) => (
        <div className={styles.choices}>
          {options.map((option) => (
            <Radio
              key={option.value}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              required={field.required}
              aria-invalid={control['aria-invalid']}
              onChange={() => helpers.setValue(option.value)}
            >
              <ChoiceLabel option={option} />
            </Radio>
          ))}
        </div>
      )}
    </FormGroup>
  );
}

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label's text. */
  children: ReactNode;
}

/** One option of a group; the browser handles arrow keys between radios of the same name. */
export function Radio({ children, ...rest }: RadioProps) {
  return (
    <label className={row.row}>
      <input {...rest} type="radio" className={styles.dot} />
      <span>{children}</span>
    </label>
  );
}

function ChoiceLabel({ option: { label, help } }: { option: ChoiceOption }) {
  return (
    <>
      {label}
      {help && <span className={styles.choiceHelp}>{help}</span>}
    </>
  );
}
