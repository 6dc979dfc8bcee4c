import { Link } from '@wspolnik/shared-ui';
import classes from './filter-links.module.css';

export interface FilterLink<Value> {
  /** Undefined for no filter. */
  value: Value | undefined;
  label: string;
  /** Shown beside the label when there are any. */
  count?: number | undefined;
}

export interface FilterLinksProps<Value> {
  label: string;
  options: readonly FilterLink<Value>[];
  selected: Value | undefined;
  /** The page with that filter. */
  to: (value: Value | undefined) => string;
}

/** Links instead of ARIA tabs: each filter is a page that Back, a bookmark and a new tab support. */
export function FilterLinks<Value extends string>({ label, options, selected, to }: FilterLinksProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {options.map(({ value, label: text, count }) => (
          <li key={value ?? ''}>
            <Link to={to(value)} className={classes.item} aria-current={value === selected ? 'page' : undefined}>
              {text}
              {count ? <span className={classes.count}>{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
