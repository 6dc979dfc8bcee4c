import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of what is open at the start. */
  defaultOpen?: readonly string[];
  /** Opening one closes the others. */
  single?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

const STEP: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Questions that open to answers; Enter and Space open, arrows, Home and End go from title to title. */
export function Accordion({ items, defaultOpen = [], single = false, headingLevel = 3, className }: AccordionProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly string[]>(defaultOpen);
  const Heading = `h${headingLevel}` as const;
  const toggle = (item: string) => {
    const others = single ? [] : open.filter((other) => other !== item);
    setOpen(open.includes(item) ? others : [...others, item]);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = STEP[event.key]?.(index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[data-title]')[next]?.focus();
  };
  return (
    <div ref={list} className={classNames(styles.accordion, className)}>
      {items.map((item, index) => (
        <div key={item.id} className={styles.item}>
          <Heading className={styles.heading}>
            <button
              type="button"
              data-title
              id={`${id}-title-${item.id}`}
              className={styles.title}
              aria-expanded={open.includes(item.id)}
              aria-controls={`${id}-content-${item.id}`}
              onClick={() => toggle(item.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {item.title}
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
            </button>
          </Heading>
          {/* Stays in the page when closed, so that what was typed in it is not lost. */}
          <section
            id={`${id}-content-${item.id}`}
            aria-labelledby={`${id}-title-${item.id}`}
            hidden={!open.includes(item.id)}
            className={styles.content}
          >
            {item.content}
          </section>
        </div>
      ))}
    </div>
  );
}
