import { useIntl } from 'react-intl';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './gallery.module.css';
import { GallerySteps } from './gallery-steps.tsx';
import { useBroken, useGalleryMoves } from './use-gallery.ts';

export interface LightboxImage {
  url: string;
  alt: string;
  /** In pixels; reserves the picture's space before it loads. */
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

/** Pictures in the size of the window. Arrows, Home, End and swipes change them; Escape closes. */
export function Lightbox({ images, index, onIndex, open, onClose, title }: LightboxProps) {
  const intl = useIntl();
  const { isBroken, report } = useBroken();
  const { step, onKeyDown, swipe } = useGalleryMoves(images.length, index, onIndex);
  const image = images[index];
  const several = images.length > 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys pressed anywhere in the dialog, including its close button
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

/** The box of the picture: limited by the dialog, the picture's own size and the available height. */
function placeOf({ width, height }: LightboxImage) {
  if (!width || !height) return undefined;
  return { aspectRatio: `${width} / ${height}`, width: `min(100%, ${width}px, calc(72dvh * ${width / height}))` };
}
