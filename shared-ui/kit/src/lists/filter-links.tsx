import { Link } from '@wspolnik/system';
import { ScrollRow } from '@wspolnik/system/rows';
import classes from './filter-links.module.css';

export interface FilterLink<Value> {
  /** Undefined for no filter. */
  value: Value | undefined;
  label: string;
  /** Shown beside the label when there are any. */
  count?: number | undefined;
  /** Another page that belongs into the row, instead of this one with the value. */
  to?: string;
}

export interface FilterLinksProps<Value> {
  label: string;
  options: readonly FilterLink<Value>[];
  selected: Value | undefined;
  /** The page with that filter. */
  to: (value: Value | undefined) => string;
}

/** Links in one row, of which the selected one is in view; a row that does not fit shows where it goes on. Links instead of ARIA tabs: each filter is a page that Back, a bookmark and a new tab support. */
export function FilterLinks<Value extends string>({ label, options, selected, to }: FilterLinksProps<Value>) {
  const texts = options.map(({ label: text, count }) => `${text} ${count}`).join();
  return (
    <nav aria-label={label}>
      <ScrollRow watched={`${selected} ${texts}`}>
        <ul className={classes.list}>
          {options.map(({ value, label: text, count, to: elsewhere }) => (
            <li key={value ?? ''}>
              <Link
                to={elsewhere ?? to(value)}
                className={classes.item}
                aria-current={value === selected ? 'page' : undefined}
              >
                {text}
                {count ? <span className={classes.count}>{count}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}
