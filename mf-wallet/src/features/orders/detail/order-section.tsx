import { classNames } from '@wspolnik/shared-ui';
import { type ReactNode, useId } from 'react';
import classes from './order-section.module.css';

export interface OrderSectionProps {
  title: ReactNode;
  /** What it holds keeps its own width. */
  narrow?: boolean;
  children: ReactNode;
}

/** One matter of an opened order under its heading. */
export function OrderSection({ title, narrow, children }: OrderSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(classes.section, narrow && classes.narrow)}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
