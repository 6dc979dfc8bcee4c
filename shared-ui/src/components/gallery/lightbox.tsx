import { useIntl } from 'react-intl';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './gallery.module.css';
import { GallerySteps } from './gallery-steps.tsx';
import { useBroken, useGalleryMoves } from './use-gallery.ts';

export interface LightboxImage {
  url: string;
  alt: string;
  /** Pixels; with them the picture has its place before it comes. */
  width?: number;
  height?: number;
}

export interface LightboxProps {
  images: readonly LightboxImage[];
  index: number;
  onIndex(index: number): void;
  open: boolean;
  onClose(): void;
  /** The dialog's title. */
  title: string;
}

/** Pictures as large as the window allows: arrows, Home, End and swipes go on, Escape closes. */
export function Lightbox({ images, index, onIndex, open, onClose, title }: LightboxProps) {
  const intl = useIntl();
  const { isBroken, report } = useBroken();
  const { step, onKeyDown, swipe } = useGalleryMoves(images.length, index, onIndex);
  const image = images[index];
  const several = images.length > 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the dialog, its close button included
    <div className={styles.keys} onKeyDown={several ? onKeyDown : undefined}>
      <Dialog open={open && image !== undefined} onClose={onClose} title={title} size="full">
        {image && (
          <div className={styles.large} {...(several && swipe)}>
            {isBroken(image.url) ? (
              <p className={styles.missing}>{intl.formatMessage({ id: 'ui.file.previewFailed' })}</p>
            ) : (
              <img
                key={image.url}
                src={image.url}
                alt={image.alt}
                width={image.width}
                height={image.height}
                style={placeOf(image)}
                draggable={false}
                onError={() => report(image.url)}
              />
            )}
            {several && (
              <>
                <p role="status" className={styles.count}>
                  {intl.formatMessage({ id: 'ui.gallery.position' }, { index: index + 1, count: images.length })}
                </p>
                <GallerySteps step={step} />
              </>
            )}
          </div>
        )}
      </Dialog>
    </div>
  );
}

/** The box that the picture will fill: no wider than the dialog, itself, or what its height allows. */
function placeOf({ width, height }: LightboxImage) {
  if (!width || !height) return undefined;
  return { aspectRatio: `${width} / ${height}`, width: `min(100%, ${width}px, calc(72dvh * ${width / height}))` };
}
