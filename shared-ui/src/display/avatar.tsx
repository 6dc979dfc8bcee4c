import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf, toneOf } from './palette.ts';

export interface AvatarProps {
  name: string;
  image?: string | null;
  /** Side in px. */
  size?: number;
  /** Companies are rounded squares, people are round. */
  shape?: 'round' | 'square';
  className?: string;
}

/** Decoration beside a name that stands in text; so it is hidden from screen readers. */
export function Avatar({ name, image, size = 40, shape = 'round', className }: AvatarProps) {
  const look = classNames(styles.avatar, styles[shape], toneOf(name), className);
  const style = { '--size': `${size}px` } as CSSProperties;
  if (image) {
    return (
      <img
        src={image}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={look}
        style={style}
      />
    );
  }
  return (
    <span aria-hidden="true" className={look} style={style}>
      {initialsOf(name)}
    </span>
  );
}
