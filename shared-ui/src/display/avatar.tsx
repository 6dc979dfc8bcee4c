import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { colourOf, initialsOf } from './palette.ts';

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
  const borderRadius = shape === 'round' ? '50%' : Math.max(6, Math.round(size / 4.5));
  const look = classNames(styles.avatar, className);
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
        style={{ borderRadius }}
      />
    );
  }
  const style = { width: size, height: size, borderRadius, background: colourOf(name), fontSize: size * 0.42 };
  return (
    <span aria-hidden="true" className={look} style={style}>
      {initialsOf(name)}
    </span>
  );
}
