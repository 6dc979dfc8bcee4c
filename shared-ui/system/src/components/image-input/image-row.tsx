import { Badge, Field, IconButton, Input } from '@wspolnik/system';
import { ArrowDown, ArrowUp, Crop, GripVertical, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useObjectUrl } from '../../hooks/use-object-url.ts';
import { type ImageEntry, MAX_ALT_LENGTH } from './image-entry.ts';
import styles from './images.module.css';
import { useImageName } from './use-image-list.ts';
import { useRowDrag } from './use-row-drag.ts';

interface ImageRowProps {
  entry: ImageEntry;
  index: number;
  count: number;
  listId: string;
  disabled?: boolean;
  onAlt(alt: string): void;
  /** Allows cropping. */
  onCrop?: (() => void) | undefined;
  /** Its file is being downloaded for cropping. */
  isDownloading: boolean;
  onMove(from: number, to: number): void;
  onRemove(button: HTMLElement): void;
}

/** One of several pictures: dragged by its thumbnail, moved by its buttons. */
export function ImageRow(props: ImageRowProps) {
  const { entry, index, count, listId, disabled, onAlt, onCrop, isDownloading, onMove, onRemove } = props;
  const intl = useIntl();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const over = useRowDrag({ row, handle, listId, index, disabled, onMove });
  const { picture, alt } = entry;
  const newUrl = useObjectUrl(picture instanceof File ? picture : null);
  const url = picture instanceof File ? newUrl : picture.thumbnail;
  const name = useImageName()(entry, index);
  return (
    <li ref={row} className={styles.row} data-over={over || undefined}>
      <div ref={handle} className={styles.handle}>
        <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        <div className={styles.picture}>
          <span className={styles.thumbnail}>{url && <img src={url} alt="" draggable={false} />}</span>
          {index === 0 && (
            <Badge tone="primary" className={styles.main}>
              {intl.formatMessage({ id: 'ui.image.main' })}
            </Badge>
          )}
        </div>
      </div>
      <Field label={intl.formatMessage({ id: 'ui.image.alt' })} className={styles.alt}>
        {(control) => (
          <Input
            {...control}
            value={alt}
            maxLength={MAX_ALT_LENGTH}
            disabled={disabled}
            onChange={(event) => onAlt(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Moves {...{ index, count, disabled, name, onMove }} />
        {onCrop && (
          <IconButton
            size="sm"
            label={intl.formatMessage({ id: 'ui.image.crop' }, { name })}
            icon={<Crop size={18} strokeWidth={1.75} />}
            disabled={disabled}
            loading={isDownloading}
            onClick={onCrop}
          />
        )}
        <IconButton
          size="sm"
          label={intl.formatMessage({ id: 'ui.file.remove' }, { name })}
          icon={<X size={18} strokeWidth={1.75} />}
          data-remove=""
          disabled={disabled}
          onClick={(event) => onRemove(event.currentTarget)}
        />
      </div>
    </li>
  );
}

interface MovesProps extends Pick<ImageRowProps, 'index' | 'count' | 'disabled' | 'onMove'> {
  name: string;
}

/** Buttons up and down. The pressed one keeps the focus while its row moves; at the end of the list the other one gets it. */
function Moves({ index, count, disabled, name, onMove }: MovesProps) {
  const intl = useIntl();
  const pressed = useRef<'up' | 'down' | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const way = pressed.current;
    pressed.current = null;
    if (!way) return;
    const [up, down] = buttons.current?.querySelectorAll('button') ?? [];
    const [wanted, other] = way === 'up' ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
    // After every render: by then the row is at its new position.
  });
  const go = (way: 'up' | 'down') => {
    pressed.current = way;
    onMove(index, way === 'up' ? index - 1 : index + 1);
  };
  return (
    <div ref={buttons} className={styles.moves}>
      <IconButton
        size="sm"
        label={intl.formatMessage({ id: 'ui.image.up' }, { name })}
        icon={<ArrowUp size={18} strokeWidth={1.75} />}
        disabled={disabled || index === 0}
        onClick={() => go('up')}
      />
      <IconButton
        size="sm"
        label={intl.formatMessage({ id: 'ui.image.down' }, { name })}
        icon={<ArrowDown size={18} strokeWidth={1.75} />}
        disabled={disabled || index === count - 1}
        onClick={() => go('down')}
      />
    </div>
  );
}
