import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Chosen tab; without it the tabs keep it themselves, the first at the start. */
  value?: string;
  onChange?(value: string): void;
  className?: string;
}

const STEP: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs by the ARIA pattern: arrows, Home and End choose; Tab goes on to the panel. */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.value ?? '');
  const chosen = value ?? own;
  const choose = (index: number) => {
    const item = items[index];
    if (!item) return;
    setOwn(item.value);
    onChange?.(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === chosen);
    const next = STEP[event.key]?.(index, items.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={`${id}-panel-${item.value}`}
            aria-selected={item.value === chosen}
            tabIndex={item.value === chosen ? 0 : -1}
            className={classNames(styles.tab)}
            onClick={() => choose(index)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== chosen}
          className={styles.panel}
        >
          {item.value === chosen && item.content}
        </div>
      ))}
    </div>
  );
}
