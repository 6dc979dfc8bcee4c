import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { encode } from 'uqr';
import { Button } from '../button/button.tsx';
import styles from './share-dialog.module.css';

export interface QrCodeProps {
  url: string;
  /** The shared item, for the names of files. */
  title: string;
}

/** White around the code, in its squares: what scanners need. */
const BORDER = 4;
/** Pixels of a square in the PNG: enough for a poster. */
const PIXELS = 24;
const NAME_LENGTH = 40;

/** The code of a link, dark on white in both themes, and its files for print. */
export function QrCode({ url, title }: QrCodeProps) {
  const intl = useIntl();
  const { data, size } = encode(url, { border: BORDER, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const name = fileName(title);
  const download = (format: string) => intl.formatMessage({ id: 'ui.share.save' }, { format });
  const saveSvg = () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
    save(`${name}.svg`, new Blob([drawing], { type: 'image/svg+xml' }));
  };
  return (
    <div>
      <svg
        role="img"
        aria-label={intl.formatMessage({ id: 'ui.share.qr' })}
        viewBox={`0 0 ${size} ${size}`}
        className={styles.code}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className={styles.downloads}>
        <FileButton text={download('PNG')} onClick={() => savePng(`${name}.png`, data)} />
        <FileButton text={download('SVG')} onClick={saveSvg} />
      </div>
    </div>
  );
}

function FileButton({ text, onClick }: { text: string; onClick(): void }) {
  return (
    <Button size="sm" variant="outline" icon={<Download size={18} strokeWidth={1.75} />} onClick={onClick}>
      {text}
    </Button>
  );
}

/** Unicode decomposition does not fold ł. */
function fileName(title: string): string {
  const plain = title.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.split(/[^a-z0-9]/).filter(Boolean);
  return ['qr', ...words].join('-').slice(0, NAME_LENGTH);
}

function savePng(name: string, squares: readonly (readonly boolean[])[]): void {
  const canvas = document.createElement('canvas');
  canvas.width = squares.length * PIXELS;
  canvas.height = canvas.width;
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.fillStyle = '#000';
  squares.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) drawing.fillRect(x * PIXELS, y * PIXELS, PIXELS, PIXELS);
    });
  });
  canvas.toBlob((file) => file && save(name, file), 'image/png');
}

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // By then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
