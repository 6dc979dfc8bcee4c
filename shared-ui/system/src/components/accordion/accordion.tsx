import { Accordion as Ark } from '@ark-ui/react/accordion';
import { classNames } from '@wspolnik/system';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the items that are open at first. */
  defaultOpen?: readonly string[];
  /** Opening one closes the others. */
  single?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Questions that expand to answers. Enter and Space toggle; arrows, Home and End move between titles. */
export function Accordion({ items, defaultOpen = [], single = false, headingLevel = 3, className }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Ark.Root
      className={classNames(styles.accordion, className)}
      defaultValue={[...defaultOpen]}
      multiple={!single}
      collapsible
    >
      {items.map((item) => (
        <Ark.Item key={item.id} value={item.id} className={styles.item}>
          <Heading className={styles.heading}>
            <Ark.ItemTrigger className={styles.title}>
              <span>{item.title}</span>
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
            </Ark.ItemTrigger>
          </Heading>
          {/* Stays mounted when closed, so that input in it is not lost. */}
          <Ark.ItemContent className={styles.content}>{item.content}</Ark.ItemContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}
