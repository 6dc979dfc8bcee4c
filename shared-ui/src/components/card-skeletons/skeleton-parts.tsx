import { classNames } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import styles from './card-skeletons.module.css';

interface SkeletonBlockProps {
  className?: string;
}

/** A grey area in place of a picture or a button. */
export const SkeletonBlock = ({ className }: SkeletonBlockProps) => (
  <span className={classNames(styles.block, className)} />
);

export interface SkeletonTextProps {
  /** Of its line; the whole of it when not given. */
  width?: 'half' | 'third' | 'most';
}

/** In a line of text, whose height it leaves as it is. */
export const SkeletonText = ({ width }: SkeletonTextProps) => (
  <SkeletonBlock className={classNames(styles.text, width && styles[width])} />
);

export interface SkeletonCardProps {
  className?: string;
  children: ReactNode;
}

/** The card around the parts: nothing to read, breathing until the data is there. */
export const SkeletonCard = ({ className, children }: SkeletonCardProps) => (
  <div className={classNames(className, styles.card)} aria-hidden="true">
    {children}
  </div>
);
