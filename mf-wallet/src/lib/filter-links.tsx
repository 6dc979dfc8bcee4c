import { Link } from '@wspolnik/shared-ui';
import classes from './filter-links.module.css';

interface FilterOption<Value> {
  /** Undefined for no filter. */
  value: Value | undefined;
  label: string;
}

export interface FilterLinksProps<Value> {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: Value | undefined;
  /** The page with that filter. */
  to: (value: Value | undefined) => string;
}

/** Links instead of ARIA tabs: each filter is a page that Back, a bookmark and a new tab support. */
export function FilterLinks<Value extends string>({ label, options, selected, to }: FilterLinksProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {options.map(({ value, label: text }) => (
          <li key={value ?? ''}>
            <Link to={to(value)} className={classes.item} aria-current={value === selected ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
