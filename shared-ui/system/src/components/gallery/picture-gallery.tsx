import { useState } from 'react';
import { useIntl } from 'react-intl';
import { preloadOverlays } from '../overlay/lazy-views.ts';
import { Picture } from '../picture/picture.tsx';
import { Lightbox } from './lightbox.tsx';
import styles from './picture-gallery.module.css';
import { useBroken } from './use-gallery.ts';

export interface PictureGalleryImage {
  url: string;
  thumbnail: string;
  /** In pixels; reserves the picture's space before it loads. */
  width: number;
  height: number;
  /** Empty for a picture without a text; its button then names `name` and the position. */
  alt: string;
}

/** Least width of a picture in pixels. */
const WIDTHS = { sm: 120, md: 220 } as const;

export interface PictureGalleryProps {
  images: readonly PictureGalleryImage[];
  /** Owner of the pictures: title of the dialog. */
  name: string;
  size?: keyof typeof WIDTHS;
}

/** All pictures at once as small buttons, cropped to 4:3; each opens the lightbox at its picture. */
export function PictureGallery({ images, name, size = 'md' }: PictureGalleryProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { isBroken, report } = useBroken();
  if (images.length === 0) return null;
  const labelOf = ({ alt }: PictureGalleryImage, position: number) =>
    alt
      ? formatMessage({ id: 'ui.gallery.enlarge' }, { alt })
      : formatMessage({ id: 'ui.gallery.show' }, { index: position + 1, count: images.length });
  return (
    <>
      <ul className={styles[size]}>
        {images.map((image, position) => (
          <li key={image.url}>
            <button
              type="button"
              className={styles.open}
              data-content=""
              aria-label={labelOf(image, position)}
              onPointerEnter={preloadOverlays}
              onFocus={preloadOverlays}
              onClick={() => {
                setChosen(position);
                setOpen(true);
              }}
            >
              <Picture
                image={isBroken(image.url) ? null : { ...image, alt: '' }}
                name={name}
                sizes={`(max-width: 567px) 50vw, ${Math.round(WIDTHS[size] * 1.4)}px`}
                onError={() => report(image.url)}
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        images={images}
        index={chosen}
        onIndex={setChosen}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name}
      />
    </>
  );
}
