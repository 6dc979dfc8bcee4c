import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest.ts';
import type { CropArea } from './crop-image.ts';
import { CropTools } from './crop-tools.tsx';
import styles from './cropper.module.css';
import { useCrop, ZOOM_STEP } from './use-crop.ts';

export interface CropViewProps {
  url: string;
  /** Width by height; undefined keeps the picture's own. */
  ratio: number | undefined;
  round: boolean;
  onArea(area: CropArea): void;
  onApply(): void;
  /** Called when the picture cannot be displayed. */
  onFailure(): void;
}

/** The picture below a frame, and the controls to move it without a mouse. A separate chunk, with the library. */
export function CropView({ url, ratio, round, onArea, onApply, onFailure }: CropViewProps) {
  const intl = useIntl();
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const ownRatio = useOwnRatio(url, ratio === undefined, onFailure);
  const aspect = ratio ?? ownRatio;
  const { zoom, zoomTo, move, framed, cropperProps } = useCrop(onArea);
  useEffect(() => {
    // So that the keys work immediately.
    if (framed) stage.current?.querySelector<HTMLElement>('[role=group]')?.focus();
  }, [framed]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP);
    else if (event.key === '-') zoomTo(zoom - ZOOM_STEP);
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onApply();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys pressed on the frame and the controls inside
    <div className={styles.view} onKeyDown={onKeyDown}>
      <div ref={stage} className={styles.stage}>
        {aspect && (
          <Cropper
            {...cropperProps}
            image={url}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            // The CSP blocks styles injected at run time; the stylesheet is imported above.
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.frame }}
            mediaProps={{ onError: onFailure }}
            cropperProps={{
              role: 'group',
              'aria-label': intl.formatMessage({ id: 'ui.crop.frame' }),
              'aria-describedby': helpId,
            }}
          />
        )}
      </div>
      <CropTools {...{ zoom, zoomTo, move }} />
      <p id={helpId} className={styles.help}>
        {intl.formatMessage({ id: 'ui.crop.help' })}
      </p>
    </div>
  );
}

/** Aspect ratio of the picture itself when it is needed; null until it is known. */
function useOwnRatio(url: string, wanted: boolean, onFailure: () => void): number | null {
  const [ratio, setRatio] = useState<number | null>(null);
  const latest = useLatest(onFailure);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => here && setRatio(image.naturalWidth / image.naturalHeight),
      () => here && latest.current(),
    );
    return () => {
      here = false;
    };
  }, [url, wanted, latest]);
  return ratio;
}
