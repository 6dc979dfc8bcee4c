import { Accordion as Ark } from '@ark-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Titles of level 3 that expand to their content. Enter and Space toggle; arrows, Home and End move between titles. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Ark.Root className={styles.accordion} multiple collapsible>
      {items.map((item) => (
        <Ark.Item key={item.id} value={item.id} className={styles.item}>
          <h3 className={styles.heading}>
            <Ark.ItemTrigger className={styles.title}>
              <span>{item.title}</span>
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
            </Ark.ItemTrigger>
          </h3>
          {/* Stays mounted when closed, so that input in it is not lost. */}
          <Ark.ItemContent className={styles.content}>{item.content}</Ark.ItemContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}
