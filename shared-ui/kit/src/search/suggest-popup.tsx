import { classNames, useLocale } from '@wspolnik/system';
import { Marked } from '@wspolnik/system/cards';
import { Building2, Clock, MapPin, Package, Search, Shapes, User, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';
import { type OptionKind, optionOf, recentOption, type SuggestOption } from './suggest-options.ts';
import styles from './suggest-popup.module.css';
import { useSuggestions } from './use-suggestions.ts';

const ICONS = {
  recent: Clock,
  word: Search,
  category: Shapes,
  city: MapPin,
  company: Building2,
  person: User,
  offer: Package,
};

export interface PopupHandle {
  /** A key pressed in the field while the list is open. */
  onKey(event: KeyboardEvent): void;
}

export interface SuggestPopupProps {
  ref: Ref<PopupHandle>;
  text: string;
  open: boolean;
  listId: string;
  onShown(state: { expanded: boolean; active?: string | undefined }): void;
  onPick(option: SuggestOption): void;
  onClose(): void;
}

interface Item extends SuggestOption {
  id: string;
}

/** Suggestions for the text, or the last searches while there is none. */
function useItems(text: string, listId: string): { items: Item[]; closest: boolean; q: string } {
  const locale = useLocale();
  const recent = useRecentSearches();
  const suggestions = useSuggestions(text);
  return useMemo(() => {
    const empty = text.trim() === '';
    const options = empty
      ? recent.map(recentOption)
      : (suggestions?.results ?? []).map((item) => optionOf(item, locale));
    const items = options.map((option, index) => ({ ...option, id: `${listId}-${index}` }));
    return { items, closest: !empty && (suggestions?.closest ?? false), q: suggestions?.q ?? '' };
  }, [text, recent, suggestions, locale, listId]);
}

/** The list under a search field. Focus stays in the field; the active option is named by `aria-activedescendant`. */
export function SuggestPopup({ ref, text, open, listId, onShown, onPick, onClose }: SuggestPopupProps) {
  const intl = useIntl();
  const { items, closest, q } = useItems(text, listId);
  const [index, setIndex] = useState(-1);
  const [former, setFormer] = useState(items);
  if (former !== items) {
    setFormer(items);
    // A chosen option stays chosen when the next answer has it too.
    setIndex(items.findIndex(({ to }) => to === former[index]?.to));
  }
  const expanded = open && items.length > 0;
  const active = items[index];
  useLayoutEffect(() => onShown({ expanded, active: active?.id }), [onShown, expanded, active?.id]);
  useImperativeHandle(ref, () => ({ onKey: (event) => pressKey(event, { items, index, setIndex, onPick, onClose }) }));
  const label = intl.formatMessage({ id: text.trim() === '' ? 'ui.search.recent' : 'ui.search.suggestions' });
  return (
    <>
      <span role="status" className="wp-visually-hidden">
        {expanded && intl.formatMessage({ id: 'ui.search.count' }, { count: items.length })}
      </span>
      {expanded && (
        // Pressing keeps the focus in the field.
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus; the options are chosen from the field
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {closest && (
            <p className={styles.note}>
              <FormattedMessage id="ui.search.closest" />
            </p>
          )}
          <div role="listbox" id={listId} aria-label={label}>
            {groupsOf(items).map(({ kind, of }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
              <div key={kind} role="group" aria-label={intl.formatMessage({ id: `ui.search.kind.${kind}` })}>
                <p aria-hidden="true" className={styles.kind}>
                  <FormattedMessage id={`ui.search.kind.${kind}`} />
                </p>
                {of.map((item) => (
                  <Option key={item.id} item={item} q={q} active={item === active} onPick={onPick} />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Option({
  item,
  q,
  active,
  onPick,
}: {
  item: Item;
  q: string;
  active: boolean;
  onPick: SuggestPopupProps['onPick'];
}) {
  const Icon = ICONS[item.kind];
  return (
    <div role="none" className={styles.row}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field */}
      <div
        role="option"
        id={item.id}
        aria-selected={active}
        className={classNames(styles.option, active && styles.active)}
        onClick={() => onPick(item)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.label}>
          <Marked text={item.label} q={item.kind === 'recent' ? '' : q} />
        </span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </div>
      {item.kind === 'recent' && (
        // For the mouse; by keyboard Delete removes the active one, and the page of the search has buttons.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.remove}
          onClick={() => forgetSearch(item.label)}
        >
          <X size={16} strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
}

/** Options come in the order of their kinds. */
function groupsOf(items: readonly Item[]): { kind: OptionKind; of: Item[] }[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, of: items.filter((item) => item.kind === kind) }));
}

interface Keyed extends Pick<SuggestPopupProps, 'onPick' | 'onClose'> {
  items: readonly Item[];
  index: number;
  setIndex(index: number): void;
}

/** Without an active option Home, End and Enter belong to the field. */
function pressKey(event: KeyboardEvent, { items, index, setIndex, onPick, onClose }: Keyed): void {
  const active = items[index];
  const steps: Record<string, (() => void) | false> = {
    ArrowDown: () => setIndex(index + 1 < items.length ? index + 1 : -1),
    ArrowUp: () => setIndex(index < 0 ? items.length - 1 : index - 1),
    Home: active !== undefined && (() => setIndex(0)),
    End: active !== undefined && (() => setIndex(items.length - 1)),
    Enter: active !== undefined && (() => onPick(active)),
    Delete: active?.kind === 'recent' && (() => forgetSearch(active.label)),
    Escape: items.length > 0 && onClose,
  };
  const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
  if (!step) return;
  event.preventDefault();
  step();
}
