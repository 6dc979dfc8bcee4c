import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './preset-chips.module.css';

export interface Preset {
  value: string;
  label: ReactNode;
  /** Results of this choice; undefined while unknown. */
  count?: number | undefined;
}

export interface PresetChipsProps {
  options: readonly Preset[];
  /** Undefined: none of them. */
  chosen: string | undefined;
  /** Undefined when the chosen one is pressed again. */
  onChange(value: string | undefined): void;
}

/** Frequent values of a filter, one of which may be chosen, with the results of each. */
export function PresetChips({ options, chosen, onChange }: PresetChipsProps) {
  const { formatNumber } = useIntl();
  return (
    <div className={classes.presets}>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={classes.preset}
          aria-pressed={value === chosen}
          onClick={() => onChange(value === chosen ? undefined : value)}
        >
          {label}
          {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
        </button>
      ))}
    </div>
  );
}
