import { classNames } from '../../styles/class-names.ts';
import { pictureSource } from '../picture/picture-source.ts';
import styles from './avatar.module.css';
import { initialsOf, toneOf } from './palette.ts';

/** Side in px. Each size has a class, because inline styles are too slow for a list of thirty cards. */
export type AvatarSize = 22 | 30 | 32 | 36 | 40 | 44 | 48 | 56 | 64 | 88 | 96;

/** Enough pixels for the largest avatar on any screen. */
const LARGEST = 320;

export interface AvatarProps {
  name: string;
  image?: string | null;
  size?: AvatarSize;
  /** Companies are rounded squares, people are round. */
  shape?: 'round' | 'square';
  /** On the first screen. */
  eager?: boolean;
  className?: string;
}

/** Decorative: the name is next to it as text, so it is hidden from screen readers. */
export function Avatar({ name, image, size = 40, shape = 'round', eager = false, className }: AvatarProps) {
  const look = classNames(styles.avatar, styles[shape], styles[`side${size}`], toneOf(name), className);
  if (image) {
    return (
      <img
        {...pictureSource(image, `${size}px`, LARGEST)}
        alt=""
        width={size}
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={look}
      />
    );
  }
  return (
    <span aria-hidden="true" className={look}>
      {initialsOf(name)}
    </span>
  );
}
