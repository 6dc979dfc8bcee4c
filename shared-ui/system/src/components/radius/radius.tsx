import { Input } from '@wspolnik/system';
import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import slider from '../../styles/slider.module.css';
import { Group, type GroupControl, type GroupLook } from '../group/group.tsx';
import styles from './radius.module.css';

export interface Reach {
  /** Whole kilometres. */
  min?: number;
  max?: number;
}

interface RadiusControlProps extends Reach {
  value: number;
  onChange(value: number): void;
  control: GroupControl;
  name?: string;
  disabled?: boolean;
}

/** Covers a voivodeship; the API accepts up to 500. */
const MAX = 200;

export function RadiusControl({ value, onChange, control, name, disabled, min = 1, max = MAX }: RadiusControlProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const aria = { 'aria-describedby': control['aria-describedby'], 'aria-invalid': control['aria-invalid'] };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    setTyped(digits);
    const kilometres = Number(digits);
    if (digits && kilometres >= min && kilometres <= max) onChange(kilometres);
  };
  // A typed number out of range becomes the nearest limit.
  const leave = () => {
    if (typed) onChange(Math.min(max, Math.max(min, Number(typed))));
    setTyped(null);
  };
  return (
    <div className={styles.radius}>
      <input
        {...{ name, disabled, min, max, value, ...aria }}
        type="range"
        step={1}
        aria-labelledby={control.labelId}
        aria-valuetext={intl.formatMessage({ id: 'ui.radius.value' }, { count: value })}
        className={slider.slider}
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Input
        {...{ disabled, ...aria }}
        inputMode="numeric"
        autoComplete="off"
        aria-label={intl.formatMessage({ id: 'ui.radius.number' })}
        value={typed ?? String(value)}
        end={intl.formatMessage({ id: 'ui.radius.km' })}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </div>
  );
}

export interface RadiusProps extends GroupLook, Reach {
  value: number;
  onChange(value: number): void;
}

/** The radius around a place in kilometres, as a slider and an exact number. For filters. */
export function Radius({ value, onChange, min, max, ...look }: RadiusProps) {
  return (
    <Group {...look}>
      {(control) => <RadiusControl {...{ value, onChange, min, max, control }} disabled={look.disabled} />}
    </Group>
  );
}
