import { Select, type SelectOption } from '@wspolnik/shared-ui';
import classes from './people.module.css';

interface FilterSelectProps {
  label: string;
  /** Text of no filter. */
  all: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onChange(value: string | undefined): void;
}

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      className={classes.filter}
      aria-label={label}
      options={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

/** As high as the rows of a list. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className={classes.listSkeleton}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <div key={key} />
      ))}
    </div>
  );
}

/** As high as the first panels of a detail page. */
export function DetailSkeleton() {
  return (
    <div className={`wp-container ${classes.page}`} aria-busy="true">
      <div className={classes.headSkeleton} />
      <div className={classes.columns}>
        <div className={classes.panelSkeleton} />
        <div className={classes.panelSkeleton} />
      </div>
    </div>
  );
}
