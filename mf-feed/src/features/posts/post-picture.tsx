import { classNames, Lightbox, pictureSource } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { POST_PICTURE } from '../../lib/picture-sizes.ts';
import styles from './post-picture.module.css';

/** A picture as the API returns it. */
export interface PictureData {
  url: string;
  thumbnail?: string;
  width: number;
  height: number;
  /** The writer's description; may be empty. */
  alt?: string;
}

export interface PostPictureProps {
  image: PictureData;
  /** Describes a picture without a description. */
  author: string;
  /** True in the first card of a page. */
  eager?: boolean;
  /** In a comment. */
  small?: boolean;
  className?: string;
}

/** The largest width in a comment, in px; its style says the same. */
const SMALL = 320;

/** A picture that opens in the size of the window. */
export function PostPicture({ image, author, eager, small = false, className }: PostPictureProps) {
  const intl = useIntl();
  const [isLarge, setLarge] = useState<boolean | null>(null);
  const alt = image.alt || intl.formatMessage({ id: 'posts.card.image' }, { author });
  return (
    <>
      <button
        type="button"
        className={classNames(styles.open, small && styles.small, className)}
        aria-label={intl.formatMessage({ id: 'posts.card.enlarge' }, { alt })}
        onClick={() => setLarge(true)}
      >
        <img
          className={styles.image}
          {...pictureSource(image.url, small ? `${Math.min(SMALL, image.width)}px` : POST_PICTURE, image.width)}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </button>
      {isLarge !== null && (
        <Lightbox
          images={[{ ...image, alt }]}
          index={0}
          onIndex={() => undefined}
          open={isLarge}
          onClose={() => setLarge(false)}
          title={alt}
        />
      )}
    </>
  );
}
