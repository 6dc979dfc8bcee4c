import { Lightbox, pictureSource } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { POST_PICTURE, POST_TILE } from '../../lib/picture-sizes.ts';
import { type PictureData, PostPicture } from './post-picture.tsx';
import styles from './post-pictures.module.css';

export interface PostPicturesProps {
  images: readonly PictureData[];
  /** Describes pictures without a description. */
  author: string;
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** The pictures of a post, each of them whole; they open in the size of the window. */
export function PostPictures({ images, author, eager, className }: PostPicturesProps) {
  const [first, ...more] = images;
  if (!first) return null;
  if (more.length === 0) return <PostPicture className={className} image={first} author={author} eager={eager} />;
  return <Tiles {...{ images, author, eager, className }} />;
}

function Tiles({ images, author, eager, className }: PostPicturesProps) {
  const intl = useIntl();
  const [large, setLarge] = useState<{ index: number; open: boolean } | null>(null);
  const described = images.map((image, index) => ({
    ...image,
    alt: image.alt || `${intl.formatMessage({ id: 'posts.card.image' }, { author })}, ${index + 1}/${images.length}`,
  }));
  return (
    <div className={className}>
      <ul className={styles.tiles} data-count={images.length}>
        {described.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.tile}
              aria-label={intl.formatMessage({ id: 'posts.card.enlarge' }, { alt })}
              onClick={() => setLarge({ index, open: true })}
            >
              <img
                // The early request of the page asks for the first picture of the first card, as a single one.
                {...pictureSource(url, eager && index === 0 ? POST_PICTURE : POST_TILE, width)}
                alt={alt}
                width={width}
                height={height}
                loading={eager ? 'eager' : 'lazy'}
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Lightbox
          images={described}
          index={large.index}
          onIndex={(index) => setLarge({ index, open: true })}
          open={large.open}
          onClose={() => setLarge({ ...large, open: false })}
          title={described[large.index]?.alt ?? ''}
        />
      )}
    </div>
  );
}
