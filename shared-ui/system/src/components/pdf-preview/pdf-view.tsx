import { IconButton } from '@wspolnik/system';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PdfFile, PdfPageView } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-preview.module.css';

export { openPdf } from './open-pdf.ts';

/** Pages of a preview; a longer document is downloaded. */
const MAX_PAGES = 50;

/** Width of a page by the width of the region. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FITS = ZOOMS.indexOf(1);

interface PdfViewProps {
  name: string;
  file: PdfFile;
  first: PdfPageView;
}

/** The pages of a document below each other, as wide as the region at first. */
export function PdfView({ name, file, first }: PdfViewProps) {
  const intl = useIntl();
  const [step, setStep] = useState(FITS);
  const { region, width } = useWidth();
  const shown = Math.min(file.pages, MAX_PAGES);
  const zoom = (by: number) => setStep((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1));
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.count}>{intl.formatMessage({ id: 'ui.pdf.pages' }, { count: file.pages })}</span>
        <IconButton
          size="sm"
          label={intl.formatMessage({ id: 'ui.pdf.zoomOut' })}
          icon={<ZoomOut size={18} strokeWidth={1.75} />}
          aria-disabled={step === 0}
          onClick={() => zoom(-1)}
        />
        <IconButton
          size="sm"
          label={intl.formatMessage({ id: 'ui.pdf.zoomIn' })}
          icon={<ZoomIn size={18} strokeWidth={1.75} />}
          aria-disabled={step === ZOOMS.length - 1}
          onClick={() => zoom(1)}
        />
      </div>
      <section
        ref={region}
        className={styles.region}
        aria-label={intl.formatMessage({ id: 'ui.pdf.label' }, { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
      >
        {width > 0 &&
          Array.from({ length: shown }, (_, index) => (
            <PdfPage
              key={index}
              file={file}
              number={index + 1}
              first={first}
              width={Math.floor(width * (ZOOMS[step] ?? 1))}
            />
          ))}
        {shown < file.pages && (
          <p className={styles.limit}>{intl.formatMessage({ id: 'ui.pdf.limit' }, { shown, count: file.pages })}</p>
        )}
      </section>
    </>
  );
}

/** The width inside the region; 0 until it is known. */
function useWidth() {
  const region = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { region, width };
}
