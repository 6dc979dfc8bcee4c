import { useId } from 'react';
import { useIntl } from 'react-intl';
import { type AmountRange, isOrderedRange } from '../../validators/amount-range.ts';
import { AmountInput } from '../amount-input/amount-field.tsx';
import { FormGroup, type FormGroupLook } from '../form/form-group.tsx';
import { Group, type GroupControl, type GroupLook } from '../group/group.tsx';
import styles from './price-range.module.css';

interface BoundsProps {
  value: AmountRange;
  onChange(value: AmountRange): void;
  unit?: string;
  control: GroupControl;
}

function Bounds({ value, onChange, unit, control }: BoundsProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.bounds}>
      {(['from', 'to'] as const).map((end) => (
        <span key={end} className={styles.bound}>
          <span id={`${id}-${end}`} className={styles.boundName}>
            {intl.formatMessage({ id: `ui.range.${end}` })}
          </span>
          <AmountInput
            value={value[end]}
            onChange={(amount) => onChange({ ...value, [end]: amount })}
            unit={unit}
            aria-labelledby={`${control.labelId} ${id}-${end}`}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            className={styles.control}
          />
        </span>
      ))}
    </div>
  );
}

export interface PriceRangeProps extends GroupLook {
  value: AmountRange;
  onChange(value: AmountRange): void;
  unit?: string;
}

/** From and to, both or one of them; shows an error when they are in the wrong order. For filters. */
export function PriceRange({ value, onChange, unit, ...look }: PriceRangeProps) {
  const intl = useIntl();
  const error = isOrderedRange(value) ? undefined : intl.formatMessage({ id: 'validators.range' });
  return (
    <Group {...look} error={error}>
      {(control) => <Bounds {...{ value, onChange, unit, control }} />}
    </Group>
  );
}

export interface PriceRangeFieldProps extends FormGroupLook {
  unit?: string;
}

/** A price range in a form; its value is an `AmountRange`, its rule `rules.amountRange()`. */
export function PriceRangeField({ unit, ...field }: PriceRangeFieldProps) {
  return (
    <FormGroup<AmountRange> {...field}>
      {({ value, ...control }, helpers) => (
        <Bounds {...{ value, unit, control }} onChange={(range) => helpers.setValue(range)} />
      )}
    </FormGroup>
  );
}
