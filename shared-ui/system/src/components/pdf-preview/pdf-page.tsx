import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PdfFile, PdfPageView } from './open-pdf.ts';
import styles from './pdf-preview.module.css';

interface PdfPageProps {
  file: PdfFile;
  number: number;
  /** Its size holds the place of a page that was not near yet. */
  first: PdfPageView;
  /** CSS pixels. */
  width: number;
}

/** A page, drawn while it is near: the canvases of a long document would need too much memory. */
export function PdfPage({ file, number, first, width }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [page, setPage] = useState(number === 1 ? first : null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: element.parentElement,
      rootMargin: '600px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!near || page) return;
    let here = true;
    file.page(number).then(
      (loaded) => here && setPage(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [near, page, file, number]);
  const { width: across, height: down } = page ?? first;
  return (
    <div ref={place} className={styles.page} style={{ width, aspectRatio: `${across} / ${down}` }}>
      {near && page && <Drawing page={page} number={number} count={file.pages} width={width} />}
    </div>
  );
}

interface DrawingProps {
  page: PdfPageView;
  number: number;
  count: number;
  width: number;
}

function Drawing({ page, number, count, width }: DrawingProps) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const ending = new AbortController();
    page.draw(element, width, ending.signal).then(
      (found) => !ending.signal.aborted && setText(found),
      () => !ending.signal.aborted && setFailed(true),
    );
    return () => ending.abort();
  }, [page, width]);
  if (failed) return <p className={styles.limit}>{intl.formatMessage({ id: 'ui.file.previewFailed' })}</p>;
  return (
    <>
      {/* A canvas is drawn by one task at a time. */}
      <canvas
        key={width}
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={intl.formatMessage({ id: 'ui.pdf.page' }, { page: number, count })}
        aria-busy={text === null}
      />
      {text && <p className="wp-visually-hidden">{text}</p>}
    </>
  );
}
