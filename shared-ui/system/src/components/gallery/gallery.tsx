import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { preloadOverlays } from '../overlay/lazy-views.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';
import { GallerySteps } from './gallery-steps.tsx';
import { Lightbox } from './lightbox.tsx';
import { useBroken, useGalleryMoves } from './use-gallery.ts';

export interface GalleryImage {
  id: string;
  url: string;
  thumbnail: string;
  alt: string;
  width: number;
  height: number;
}

export interface GalleryProps {
  images: readonly GalleryImage[];
  /** Owner of the pictures: title of the dialog, and seed of the pattern when there are none. */
  name: string;
  /** The large picture's width on the page, see `pictureSource`. */
  sizes: string;
}

/** 88 × 64 pixels, which crop a landscape at the sides. */
const THUMBNAIL = '104px';

/** One picture with thumbnails below. Arrows, Home, End and swipes change it; a click opens the lightbox. */
export function Gallery({ images, name, sizes }: GalleryProps) {
  const intl = useIntl();
  const [chosen, setIndex] = useState(0);
  const [large, setLarge] = useState(false);
  const { isBroken, report } = useBroken();
  const index = chosen < images.length ? chosen : 0;
  const { step, onKeyDown, swipe } = useGalleryMoves(images.length, index, setIndex);
  const image = images[index];
  if (!image) {
    return (
      <div className={styles.stage}>
        <Picture image={null} name={name} sizes={sizes} />
      </div>
    );
  }
  const several = images.length > 1;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys pressed on the buttons inside */}
      <div className={styles.gallery} onKeyDown={several ? onKeyDown : undefined}>
        <div className={styles.stage} {...(several && swipe)}>
          <button
            type="button"
            className={styles.open}
            data-content=""
            aria-label={intl.formatMessage({ id: 'ui.gallery.enlarge' }, { alt: image.alt || name })}
            onPointerEnter={preloadOverlays}
            onFocus={preloadOverlays}
            onClick={() => setLarge(true)}
          >
            <Picture
              image={isBroken(image.url) ? null : image}
              name={name}
              sizes={sizes}
              loading="eager"
              onError={() => report(image.url)}
            />
          </button>
          {several && <GallerySteps step={step} />}
        </div>
        {several && (
          <>
            <Thumbnails images={images} name={name} index={index} onChoose={setIndex} />
            <noscript>
              <PictureLinks images={images} name={name} />
            </noscript>
            <p role="status" className="wp-visually-hidden">
              {!large && intl.formatMessage({ id: 'ui.gallery.position' }, { index: index + 1, count: images.length })}
            </p>
          </>
        )}
      </div>
      <Lightbox {...{ images, index }} onIndex={setIndex} open={large} onClose={() => setLarge(false)} title={name} />
    </>
  );
}

/** Without scripts: each picture at its own address. */
function PictureLinks({ images, name }: Pick<GalleryProps, 'images' | 'name'>) {
  const thumbnailLabel = useThumbnailLabel(images.length);
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, position) => (
        <li key={image.id}>
          <a href={image.url} className={styles.thumbnail} aria-label={thumbnailLabel(image.alt, position)}>
            <Picture image={{ ...image, alt: '' }} name={name} sizes={THUMBNAIL} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ThumbnailsProps extends Omit<GalleryProps, 'sizes'> {
  index: number;
  onChoose(index: number): void;
}

function Thumbnails({ images, name, index, onChoose }: ThumbnailsProps) {
  const thumbnailLabel = useThumbnailLabel(images.length);
  const list = useRef<HTMLUListElement>(null);
  const { isBroken, report } = useBroken();
  useEffect(() => {
    const current = list.current?.querySelectorAll('button')[index];
    if (!list.current || !current) return;
    // The keys move the focus too; only the strip scrolls, not the page.
    if (list.current.contains(document.activeElement)) current.focus({ preventScroll: true });
    list.current.scrollTo({ left: current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2 });
  }, [index]);
  return (
    <ul ref={list} className={`${styles.thumbnails} wp-needs-scripts`}>
      {images.map((image, position) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-current={position === index}
            aria-label={thumbnailLabel(image.alt, position)}
            onClick={() => onChoose(position)}
          >
            <Picture
              image={isBroken(image.url) ? null : { ...image, alt: '' }}
              name={name}
              sizes={THUMBNAIL}
              onError={() => report(image.url)}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useThumbnailLabel(count: number): (alt: string, position: number) => string {
  const intl = useIntl();
  return (alt, position) => {
    const label = intl.formatMessage({ id: 'ui.gallery.show' }, { index: position + 1, count });
    return alt ? `${label}: ${alt}` : label;
  };
}
