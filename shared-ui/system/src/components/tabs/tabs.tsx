import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
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
  /** The selected tab; uncontrolled without it, with the first one selected at first. */
  value?: string;
  onChange?(value: string): void;
  className?: string;
}

/** Tabs of the ARIA pattern: arrows, Home and End select; Tab moves to the panel. Only the selected panel is mounted. */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  return (
    <Ark.Root
      className={className}
      value={value}
      defaultValue={items[0]?.value}
      onValueChange={(details) => onChange?.(details.value)}
      lazyMount
      unmountOnExit
    >
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
