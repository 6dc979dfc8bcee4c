import { Button, Dialog, ErrorPanel, Spinner, toast } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useObjectUrl } from '../../hooks/use-object-url.ts';
import { type CropArea, cropImage } from './crop-image.ts';
import { CropTools } from './crop-tools.tsx';
import styles from './cropper.module.css';
import { MIN_ZOOM } from './use-crop.ts';
import { useCropView } from './use-crop-view.ts';

const UNREADABLE = 'ui.crop.unreadable';

export interface ImageCropperProps {
  /** A picture that passed `inspectFile`; null closes the dialog. */
  file: File | null;
  /** Width by height: 1 by default. `original` keeps the picture's own. */
  ratio?: number | 'original';
  /** Shows the round mask of an avatar; the result is still a rectangle. */
  round?: boolean;
  /** Receives a JPEG of at most 1024 px. */
  onCrop(file: File): void;
  onClose(): void;
}

/** A dialog to crop a picture; its code loads when it first opens. */
export function ImageCropper({ file, ...props }: ImageCropperProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(file);
  // Keeps the content during the closing animation.
  if (file && file !== shown) setShown(file);
  const crop = useCropping(file ?? shown, props);
  return (
    <Dialog
      open={file !== null}
      onClose={props.onClose}
      title={intl.formatMessage({ id: 'ui.crop.title' })}
      footer={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {intl.formatMessage({ id: 'ui.cancel' })}
          </Button>
          <Button onClick={crop.apply} loading={crop.busy} disabled={!crop.ready}>
            {intl.formatMessage({ id: 'ui.crop.apply' })}
          </Button>
        </>
      }
    >
      {shown && <CropBody key={crop.url} crop={crop} wanted={file !== null} {...props} />}
    </Dialog>
  );
}

function useCropping(file: File | null, { onCrop, onClose }: Pick<ImageCropperProps, 'onCrop' | 'onClose'>) {
  const intl = useIntl();
  const url = useObjectUrl(file);
  const [area, setArea] = useState<{ url: string; pixels: CropArea } | null>(null);
  const [problem, setProblem] = useState<{ url: string | null; id: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const failure = problem?.url === url ? problem.id : null;
  const ready = area !== null && area.url === url && failure !== UNREADABLE;

  async function apply(): Promise<void> {
    if (!file || !ready || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const cropped = await cropImage(area.url, area.pixels, file.name);
      onCrop(cropped);
      toast.success(intl.formatMessage({ id: 'ui.crop.done' }));
      onClose();
    } catch {
      setProblem({ url, id: 'ui.crop.failed' });
    }
    setBusy(false);
  }

  return {
    url,
    ready,
    busy,
    apply,
    setArea: (pixels: CropArea) => url && setArea({ url, pixels }),
    problem: failure,
    fail: (id: string) => setProblem({ url, id }),
  };
}

interface CropBodyProps extends Pick<ImageCropperProps, 'ratio' | 'round'> {
  crop: ReturnType<typeof useCropping>;
  wanted: boolean;
}

function CropBody({ crop, wanted, ratio = 1, round = false }: CropBodyProps) {
  const intl = useIntl();
  const { View, failed, retry } = useCropView(wanted);
  const unreadable = crop.problem === UNREADABLE;
  if (failed) return <ErrorPanel onRetry={retry} />;
  if (!View || !crop.url || unreadable) {
    return (
      <CropPlaceholder>
        {unreadable ? <Problem id={UNREADABLE} /> : <Spinner label={intl.formatMessage({ id: 'ui.crop.loading' })} />}
      </CropPlaceholder>
    );
  }
  return (
    <>
      <View
        url={crop.url}
        ratio={ratio === 'original' ? undefined : ratio}
        round={round}
        onArea={crop.setArea}
        onApply={crop.apply}
        onFailure={() => crop.fail(UNREADABLE)}
      />
      {crop.problem && <Problem id={crop.problem} />}
    </>
  );
}

/** As large as the cropper, so that the dialog does not change size when the code has loaded. */
function CropPlaceholder({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={styles.view}>
      <div className={styles.stage}>{children}</div>
      <CropTools zoom={MIN_ZOOM} zoomTo={() => undefined} move={() => undefined} disabled />
      <p className={styles.help}>{intl.formatMessage({ id: 'ui.crop.help' })}</p>
    </div>
  );
}

function Problem({ id }: { id: string }) {
  const intl = useIntl();
  return (
    <p role="alert" className={styles.problem}>
      {intl.formatMessage({ id })}
    </p>
  );
}
