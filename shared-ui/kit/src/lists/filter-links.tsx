import { Link } from '@wspolnik/system';
import { useLayoutEffect, useRef } from 'react';
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

/** Links in one row, of which the selected one is in view. Links instead of ARIA tabs: each filter is a page that Back, a bookmark and a new tab support. */
export function FilterLinks<Value extends string>({ label, options, selected, to }: FilterLinksProps<Value>) {
  const list = useRef<HTMLUListElement>(null);
  const texts = options.map(({ label: text, count }) => `${text} ${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts move the links; otherwise a person's own scrolling stays
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = list.current?.getBoundingClientRect();
    if (!list.current || !current || !frame) return;
    // scrollIntoView would move the page as well.
    list.current.scrollLeft += Math.max(0, current.right - frame.right) + Math.min(0, current.left - frame.left);
  }, [selected, texts]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={classes.list}>
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
