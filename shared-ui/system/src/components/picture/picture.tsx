import { classNames } from '../../styles/class-names.ts';
import { toneOf } from '../avatar/palette.ts';
import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';

export interface PictureProps {
  /** Null shows a pattern in the colour of `name`. */
  image: { url: string; alt: string; width: number; height: number } | null;
  /** The owner of the picture; determines colour and form of the pattern. */
  name: string;
  /** The picture's width on the page, see {@link pictureSource}. */
  sizes: string;
  /** `eager` for pictures on the first screen, which also come before others. */
  loading?: 'lazy' | 'eager';
  className?: string;
  /** The picture failed to load, and the pattern is shown instead. */
  onError?(): void;
}

const VARIANTS = [styles.variant0, styles.variant1, styles.variant2, styles.variant3];

/** Fills its box, whose aspect ratio the caller sets, so that loading causes no layout shift. */
export function Picture({ image, name, sizes, loading = 'lazy', className, onError }: PictureProps) {
  if (!image) {
    const variant = VARIANTS[name.length % VARIANTS.length];
    return <span aria-hidden="true" className={classNames(styles.pattern, variant, toneOf(name), className)} />;
  }
  return (
    <img
      {...pictureSource(image.url, sizes, image.width)}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.image, toneOf(name), className)}
      onError={onError}
    />
  );
}
