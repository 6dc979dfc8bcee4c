import { Button, buttonClassName, Spinner } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './pdf-preview.module.css';
import { usePdf } from './use-pdf.ts';

export interface PdfPreviewProps {
  name: string;
  /** Of the same origin. */
  url: string;
}

/** The pages of a PDF. The code that draws them loads with the file; both need the space of the region from the start. */
export function PdfPreview({ name, url }: PdfPreviewProps) {
  const intl = useIntl();
  const { state, retry } = usePdf(url);
  if (state.phase === 'open') {
    const { View, file, first } = state;
    return (
      <div className={styles.preview}>
        <View name={name} file={file} first={first} />
      </div>
    );
  }
  return (
    <div className={styles.preview}>
      <div className={styles.bar} />
      <div className={styles.region} aria-busy={state.phase === 'loading'}>
        <div className={styles.middle}>
          {state.phase === 'loading' ? (
            <Spinner label={intl.formatMessage({ id: 'ui.pdf.loading' })} />
          ) : (
            <>
              <p role="alert">{intl.formatMessage({ id: 'ui.file.previewFailed' })}</p>
              {state.phase === 'failed' && (
                <Button variant="outline" onClick={retry}>
                  {intl.formatMessage({ id: 'ui.retry' })}
                </Button>
              )}
              <a href={url} download={name} className={buttonClassName({ variant: 'outline' })}>
                <Download size={18} strokeWidth={1.75} aria-hidden="true" />
                {intl.formatMessage({ id: 'ui.file.download' }, { name })}
              </a>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
