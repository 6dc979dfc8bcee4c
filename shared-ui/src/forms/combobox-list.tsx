import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './combobox.module.css';
import { useRows } from './use-rows.ts';
import type { SelectBox } from './use-select-box.ts';

const ROW = 40;
/** A finger needs more. */
const TOUCH_ROW = 44;

const rowHeightOf = (open: boolean): number =>
  // Not in jsdom; asked only when open, so never in a first render.
  open && window.matchMedia?.('(pointer: coarse)').matches ? TOUCH_ROW : ROW;

export function ComboboxList({ state, loading }: { state: SelectBox; loading: boolean }) {
  const { box, layer, shown } = state;
  const intl = useIntl();
  const rowHeight = rowHeightOf(box.isOpen);
  const rows = useRows(layer, shown.length, rowHeight, box.highlightedIndex);
  const note = loading ? 'loading' : shown.length === 0 ? 'empty' : null;
  const open = box.isOpen && !note;
  return (
    <>
      <div ref={layer} popover="manual" hidden={!box.isOpen} className={styles.layer} onScroll={rows.onScroll}>
        {note && <p className={styles.note}>{intl.formatMessage({ id: `ui.select.${note}` })}</p>}
        <ul
          {...box.getMenuProps()}
          aria-labelledby={undefined}
          aria-label={intl.formatMessage({ id: 'ui.select.options' })}
          className={styles.rows}
          style={{ height: open ? rows.height : 0 }}
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
      style={{ top: index * rowHeight, height: rowHeight }}
    >
      <span className={styles.text}>{option.label}</span>
      {isSelected && <Check size={18} strokeWidth={2} />}
    </li>
  );
}
