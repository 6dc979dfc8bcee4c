import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../controls/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { warmOverlays } from '../overlays/lazy-views.ts';
import styles from './gallery.module.css';
import { Picture } from './picture.tsx';

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
  /** Whose pictures: the dialog's title, and the pattern when there are none. */
  name: string;
}

/** One picture with thumbnails below; arrows go on, a click shows it large. */
export function Gallery({ images, name }: GalleryProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const [large, setLarge] = useState(false);
  const image = images[index] ?? images[0];
  if (!image) {
    return (
      <div className={styles.stage}>
        <Picture image={null} name={name} />
      </div>
    );
  }
  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
  };
  const steps = images.length > 1 && <Steps step={step} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the buttons inside
    <div className={styles.gallery} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.open}
          aria-label={intl.formatMessage({ id: 'ui.gallery.enlarge' }, { alt: image.alt || name })}
          onPointerEnter={warmOverlays}
          onFocus={warmOverlays}
          onClick={() => setLarge(true)}
        >
          <Picture image={image} name={name} loading="eager" />
        </button>
        {steps}
      </div>
      {images.length > 1 && <Thumbnails images={images} index={index} onChoose={setIndex} />}
      <Dialog open={large} onClose={() => setLarge(false)} title={name} size="full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the buttons inside */}
        <div className={styles.large} onKeyDown={onKeyDown}>
          <img src={image.url} alt={image.alt} width={image.width} height={image.height} />
          {steps}
        </div>
      </Dialog>
    </div>
  );
}

function Steps({ step }: { step(by: number): void }) {
  const intl = useIntl();
  return (
    <div className={styles.steps}>
      <IconButton
        variant="outline"
        round
        label={intl.formatMessage({ id: 'ui.gallery.previous' })}
        icon={<ChevronLeft size={22} strokeWidth={1.75} />}
        onClick={() => step(-1)}
      />
      <IconButton
        variant="outline"
        round
        label={intl.formatMessage({ id: 'ui.gallery.next' })}
        icon={<ChevronRight size={22} strokeWidth={1.75} />}
        onClick={() => step(1)}
      />
    </div>
  );
}

interface ThumbnailsProps {
  images: readonly GalleryImage[];
  index: number;
  onChoose(index: number): void;
}

function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, position) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-current={position === index}
            aria-label={intl.formatMessage({ id: 'ui.gallery.show' }, { index: position + 1, count: images.length })}
            onClick={() => onChoose(position)}
          >
            <img src={image.thumbnail} alt="" width={88} height={64} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}
