import { classNames } from '@wspolnik/system';
import type { ReactNode } from 'react';
import styles from './skeleton-parts.module.css';

interface SkeletonBlockProps {
  className?: string;
}

/** A grey area in place of a picture or a button. */
export const SkeletonBlock = ({ className }: SkeletonBlockProps) => (
  <span className={classNames(styles.block, className)} />
);

export interface SkeletonTextProps {
  /** Share of the line; the whole line by default. */
  width?: 'half' | 'third' | 'most';
}

/** Placeholder in a line of text, whose height does not change. */
export const SkeletonText = ({ width }: SkeletonTextProps) => (
  <SkeletonBlock className={classNames(styles.text, width && styles[width])} />
);

export interface SkeletonCardProps {
  className?: string;
  children: ReactNode;
}

/** The card around the placeholders: hidden from screen readers, pulsing until the data arrives. */
export const SkeletonCard = ({ className, children }: SkeletonCardProps) => (
  <div className={classNames(className, styles.card)} aria-hidden="true">
    {children}
  </div>
);
