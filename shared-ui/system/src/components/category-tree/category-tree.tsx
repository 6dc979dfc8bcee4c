import { Button, classNames, Input } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './category-tree.module.css';
import {
  type CategoryCount,
  type CategoryNode,
  type CheckState,
  countMatches,
  pathOf,
  type TreeRow,
  visibleRows,
} from './category-tree-model.ts';
import { CategoryTreeRow } from './category-tree-row.tsx';
import { useTreeKeys } from './use-tree-keys.ts';

export interface CategoryTreeLook {
  categories: readonly CategoryNode[];
  /** Shows a search field above the tree. */
  searchable?: boolean;
  /** Shows this number in each category. */
  counts?: CategoryCount;
  /** In a scrollable frame of at most 300 px: for a form. In filters the tree has no frame. */
  framed?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface CategoryTreeViewProps extends CategoryTreeLook {
  multiple: boolean;
  /** Shows the pictures of the categories. */
  pictured?: boolean;
  chosen: readonly string[];
  stateOf(id: string): CheckState;
  choose(node: CategoryNode): void;
  clear(): void;
  /** Shown next to the button that clears the selection. */
  summary: ReactNode;
}

/** The tree without the selection logic. Once its categories are loaded, it opens those above the selected ones. */
export function CategoryTreeView(props: CategoryTreeViewProps) {
  const isLoaded = props.categories.length > 0;
  return <Tree key={String(isLoaded)} {...props} isLoaded={isLoaded} />;
}

function Tree(props: CategoryTreeViewProps & { isLoaded: boolean }) {
  const {
    categories,
    searchable,
    counts,
    framed,
    disabled,
    multiple,
    pictured = false,
    chosen,
    stateOf,
    choose,
    clear,
    summary,
    isLoaded,
    ...aria
  } = props;
  const { locale } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useShownSelection(list);
  const [typed, setTyped] = useState('');
  const [expanded, setExpanded] = useState(() => leadingTo(categories, chosen));
  const rows = visibleRows(categories, { expanded, typed: typed.trim(), locale });
  const expand = (id: string, open: boolean) =>
    setExpanded((before) => new Set(open ? [...before, id] : [...before].filter((each) => each !== id)));
  const pick = ({ node }: TreeRow) => !disabled && choose(node);
  const keys = useTreeKeys({ rows, locale, start: chosen[0], list, setExpanded: expand, choose: pick });
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || rows.length === 0) return;
    event.preventDefault();
    keys.focus(rows[0]?.node.id);
  };
  return (
    <div className={classNames(styles.tree, framed && styles.framed)}>
      {searchable && <TreeSearch {...{ categories, typed, setTyped, disabled }} onKeyDown={goDown} />}
      <div
        {...aria}
        ref={list}
        role="tree"
        tabIndex={-1}
        aria-multiselectable={multiple || undefined}
        aria-disabled={disabled || undefined}
        className={classNames(styles.rows, !isLoaded && styles.waiting)}
        onKeyDown={keys.onKeyDown}
      >
        {rows.map((row) => (
          <CategoryTreeRow
            key={row.node.id}
            {...{ row, multiple, counts, pictured }}
            state={stateOf(row.node.id)}
            active={row.node.id === keys.active}
            onFocus={() => keys.setFocused(row.node.id)}
            onChoose={() => pick(row)}
            onExpand={() => expand(row.node.id, !row.expanded)}
          />
        ))}
      </div>
      {chosen.length > 0 && <Chosen {...{ summary, clear, disabled }} />}
    </div>
  );
}

/** Scrolls the frame, not the page, to the first selected category. */
function useShownSelection(list: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const frame = list.current;
    const row = frame?.querySelector<HTMLElement>('[aria-selected="true"], [aria-checked="true"]');
    if (frame && row) frame.scrollTop += row.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom;
  }, [list]);
}

/** Branches that must be expanded to show the selected categories. */
const leadingTo = (nodes: readonly CategoryNode[], ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => pathOf(nodes, id).slice(0, -1)).map((node) => node.id));

interface TreeSearchProps {
  categories: readonly CategoryNode[];
  typed: string;
  setTyped(typed: string): void;
  disabled?: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

function TreeSearch({ categories, typed, setTyped, disabled, onKeyDown }: TreeSearchProps) {
  const intl = useIntl();
  const id = useId();
  const text = (name: string, values?: { count: number }) => intl.formatMessage({ id: `ui.category.${name}` }, values);
  const count = typed.trim() ? countMatches(categories, typed, intl.locale) : null;
  return (
    <>
      <Input
        type="search"
        value={typed}
        disabled={disabled}
        placeholder={text('search')}
        aria-label={text('search')}
        aria-describedby={id}
        autoComplete="off"
        start={<Search size={18} strokeWidth={1.75} />}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={id} role="status" className={count === 0 ? styles.none : 'wp-visually-hidden'}>
        {count !== null && text(count === 0 ? 'empty' : 'found', { count })}
      </p>
    </>
  );
}

function Chosen({ summary, clear, disabled }: Pick<CategoryTreeViewProps, 'summary' | 'clear' | 'disabled'>) {
  const intl = useIntl();
  return (
    <div className={styles.chosen}>
      <span>{summary}</span>
      <Button
        variant="ghost"
        size="sm"
        disabled={disabled}
        aria-label={intl.formatMessage({ id: 'ui.category.clear' })}
        onClick={clear}
      >
        {intl.formatMessage({ id: 'ui.category.clearShort' })}
      </Button>
    </div>
  );
}
