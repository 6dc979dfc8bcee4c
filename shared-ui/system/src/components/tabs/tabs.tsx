import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { ScrollRow } from '../scroll-row/scroll-row.tsx';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  items: readonly TabItem[];
}

/** Tabs of the ARIA pattern, the first one selected at first: arrows, Home and End select; Tab moves to the panel. Only the selected panel is mounted. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <Ark.Root defaultValue={items[0]?.value} lazyMount unmountOnExit>
      <ScrollRow watched={items.map(({ value }) => value).join()}>
        <Ark.List className={styles.list} aria-label={label}>
          {items.map((item) => (
            <Ark.Trigger key={item.value} value={item.value} className={styles.tab}>
              {item.label}
            </Ark.Trigger>
          ))}
        </Ark.List>
      </ScrollRow>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
