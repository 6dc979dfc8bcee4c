import { IconButton } from '@wspolnik/system';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useIntl } from 'react-intl';
import slider from '../../styles/slider.module.css';
import styles from './cropper.module.css';
import { MAX_ZOOM, MIN_ZOOM, MOVE_STEP, ZOOM_STEP } from './use-crop.ts';

interface CropToolsProps {
  zoom: number;
  disabled?: boolean;
  zoomTo(zoom: number): void;
  /** In pixels on the screen. */
  move(x: number, y: number): void;
}

const MOVES = [
  { id: 'ui.crop.left', Icon: ArrowLeft, x: -MOVE_STEP, y: 0 },
  { id: 'ui.crop.up', Icon: ArrowUp, x: 0, y: -MOVE_STEP },
  { id: 'ui.crop.down', Icon: ArrowDown, x: 0, y: MOVE_STEP },
  { id: 'ui.crop.right', Icon: ArrowRight, x: MOVE_STEP, y: 0 },
];

/** Buttons for the actions of dragging and pinching. */
export function CropTools({ zoom, disabled, zoomTo, move }: CropToolsProps) {
  const intl = useIntl();
  const id = useId();
  const percent = intl.formatNumber(zoom, { style: 'percent' });
  return (
    <div className={styles.tools}>
      <div className={styles.zoom}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'ui.crop.zoom' })}</label>
        <ZoomOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <input
          id={id}
          type="range"
          className={slider.slider}
          style={{ '--filled': `${((zoom - MIN_ZOOM) / (MAX_ZOOM - MIN_ZOOM)) * 100}%` } as CSSProperties}
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          disabled={disabled}
          aria-valuetext={percent}
          onChange={(event) => zoomTo(event.target.valueAsNumber)}
        />
        <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
      </div>
      <div className={styles.moves}>
        {MOVES.map(({ id: label, Icon, x, y }) => (
          <IconButton
            key={label}
            size="sm"
            variant="outline"
            label={intl.formatMessage({ id: label })}
            icon={<Icon size={18} strokeWidth={1.75} />}
            disabled={disabled}
            onClick={() => move(x, y)}
          />
        ))}
      </div>
    </div>
  );
}
