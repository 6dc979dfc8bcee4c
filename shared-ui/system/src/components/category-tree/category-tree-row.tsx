import { Check, ChevronRight, Minus } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './category-tree.module.css';
import { type CategoryCount, type CheckState, categoryName, type TreeRow } from './category-tree-model.ts';

interface CategoryTreeRowProps {
  row: TreeRow;
  state: CheckState;
  multiple: boolean;
  counts?: CategoryCount;
  /** Shows the picture of the category. */
  pictured: boolean;
  /** The row in the Tab order. */
  active: boolean;
  onFocus(): void;
  onChoose(): void;
  onExpand(): void;
}

/** A row of the tree. The tree handles the keys; the arrow is only for pointers. */
export function CategoryTreeRow({
  row,
  state,
  multiple,
  counts,
  pictured,
  active,
  onFocus,
  onChoose,
  onExpand,
}: CategoryTreeRowProps) {
  const { locale } = useIntl();
  const { node, level, position, siblings, expanded } = row;
  const branch = node.children.length > 0;
  const expand = (event: MouseEvent) => {
    event.stopPropagation();
    onExpand();
  };
  const chosen = multiple ? { 'aria-checked': state } : { 'aria-selected': state === true };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its rows
    <div
      {...chosen}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={branch ? expanded : undefined}
      className={styles.row}
      style={{ '--level': level - 1 } as CSSProperties}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <span className={styles.arrow} onClick={branch ? expand : undefined} aria-hidden="true">
        {branch && <ChevronRight size={18} strokeWidth={1.75} />}
      </span>
      <span className={multiple ? styles.box : styles.dot} data-state={String(state)} aria-hidden="true">
        {multiple && state === true && <Check size={14} strokeWidth={3} />}
        {multiple && state === 'mixed' && <Minus size={14} strokeWidth={3} />}
      </span>
      {pictured && node.image && (
        <img src={node.image} alt="" width={24} height={24} loading="lazy" className={styles.picture} />
      )}
      <span className={styles.name}>{categoryName(node, locale)}</span>
      {counts && node[counts] !== undefined && <span className={styles.count}>{node[counts]}</span>}
    </div>
  );
}
