import { classNames } from '@wspolnik/system';
import { Check } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './combobox.module.css';
import { useRows } from './use-rows.ts';
import type { SelectBox } from './use-select-box.ts';

const ROW = 40;
/** Row height for touch. */
const TOUCH_ROW = 44;

const rowHeightOf = (open: boolean): number =>
  // matchMedia is missing in jsdom. Called only when the list is open, so never in a first render.
  open && window.matchMedia?.('(pointer: coarse)').matches ? TOUCH_ROW : ROW;

export function ComboboxList({ state, loading }: { state: SelectBox; loading: boolean }) {
  const { box, layer, shown } = state;
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = rowHeightOf(box.isOpen);
  const rows = useRows(list, shown.length, rowHeight, box.highlightedIndex);
  const note = loading ? 'loading' : shown.length === 0 ? 'empty' : null;
  const open = box.isOpen && !note;
  return (
    <>
      <div ref={layer} popover="manual" hidden={!box.isOpen} className={styles.layer}>
        {note && <p className={styles.note}>{intl.formatMessage({ id: `ui.select.${note}` })}</p>}
        <ul
          {...box.getMenuProps({ ref: list })}
          aria-labelledby={undefined}
          aria-label={intl.formatMessage({ id: 'ui.select.options' })}
          className={classNames(styles.rows, styles.windowed)}
          style={{ '--height': `${rows.height}px` } as CSSProperties}
          onScroll={rows.onScroll}
        >
          {open &&
            Array.from({ length: rows.last - rows.first }, (_, offset) => (
              <Row key={shown[rows.first + offset]?.value} {...{ state, rowHeight }} index={rows.first + offset} />
            ))}
        </ul>
      </div>
      <span role="status" className="wp-visually-hidden">
        {box.isOpen && intl.formatMessage({ id: `ui.select.${note ?? 'count'}` }, { count: shown.length })}
      </span>
    </>
  );
}

interface RowProps {
  state: SelectBox;
  index: number;
  rowHeight: number;
}

function Row({ state: { box, shown, selected }, index, rowHeight }: RowProps) {
  const option = shown[index];
  if (!option) return null;
  const isSelected = option.value === selected?.value;
  return (
    <li
      {...box.getItemProps({ item: option, index, 'aria-selected': isSelected })}
      aria-setsize={shown.length}
      aria-posinset={index + 1}
      data-highlighted={index === box.highlightedIndex || undefined}
      className={styles.row}
      style={{ '--top': `${index * rowHeight}px`, height: rowHeight } as CSSProperties}
    >
      <span className={styles.text}>{option.label}</span>
      {isSelected && <Check size={18} strokeWidth={2} />}
    </li>
  );
}
