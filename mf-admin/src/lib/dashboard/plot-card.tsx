import { PartSkeleton } from '@wspolnik/system';
import { type ReactNode, Suspense } from 'react';
import classes from './dashboard.module.css';

interface PlotCardProps {
  id: string;
  title: string;
  /** Of its heading. */
  level: 2 | 3;
  /** The chart, whose code may still be loading. */
  children: ReactNode;
}

export function PlotCard({ id, title, level, children }: PlotCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={classes.plot}>
      <Heading id={id}>{title}</Heading>
      <Suspense fallback={<PartSkeleton className={classes.plotSkeleton} />}>{children}</Suspense>
    </section>
  );
}
