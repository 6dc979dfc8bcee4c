import { classNames } from '@wspolnik/system';
import { type ReactNode, useId } from 'react';
import classes from './order-section.module.css';

export interface OrderSectionProps {
  title: ReactNode;
  /** The content has its intrinsic width. */
  narrow?: boolean;
  children: ReactNode;
}

/** A section of an open order with its heading. */
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
