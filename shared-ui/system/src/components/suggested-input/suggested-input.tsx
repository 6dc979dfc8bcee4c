import { Input, Spinner, type TextControlProps } from '@wspolnik/system';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { excessOf } from '../../format/text-length.ts';
import { useTopLayer } from '../../hooks/use-top-layer.ts';
import { type TypedSearch, useTypedSearch } from '../../hooks/use-typed-search.ts';
import styles from '../combobox/combobox.module.css';

export interface SuggestedTextProps extends TextControlProps {
  /** The text in the field; any text is valid. */
  value: string;
  onChange(value: string): void;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  /** Enter was pressed and no suggestion was marked. */
  onEnter?(): void;
  maxLength?: number;
  /** The text was typed into the plain field that was shown before this one was loaded: it is searched at once. */
  isTyped?: boolean;
}

export type SuggestedTextName = 'options' | 'count' | 'loading' | 'empty' | 'failed';

interface SuggestedInputProps<Item> extends SuggestedTextProps {
  /** `signal` is aborted when the result is no longer needed. */
  search: TypedSearch<Item>;
  /** Milliseconds between the last keystroke and the search, and the characters that it needs. */
  pace: { delay: number; shortest: number };
  /** The text that a suggestion puts into the field. */
  textOf(item: Item): string;
  /** Called when a suggestion is chosen. The text is already set. */
  onPick(item: Item): void;
  /** Ids of messages. */
  textIdOf(name: SuggestedTextName): string;
  icon: ReactNode;
  row(item: Item): ReactNode;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Leaving the field or pressing Escape chooses no suggestion and keeps the typed text. */
const keepText = <Item,>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> =>
  type === InputBlur || type === InputKeyDownEscape
    ? { ...changes, selectedItem: null, inputValue: state.inputValue }
    : changes;

/** Free text with suggestions; keyboard behaviour of the ARIA combobox pattern. */
export function SuggestedInput<Item>(props: SuggestedInputProps<Item>) {
  const {
    value,
    onChange,
    onPick,
    search,
    pace,
    textOf,
    textIdOf,
    icon,
    row,
    maxLength,
    onBlur,
    onEnter,
    isTyped = false,
    ...control
  } = props;
  const field = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { state, ask, forget } = useTypedSearch(search, pace, isTyped ? value : '');
  const results = state.name === 'found' ? state.results : [];
  const pick = (item: Item | null | undefined) => {
    if (item === null || item === undefined) return;
    onChange(textOf(item));
    forget();
    onPick(item);
  };
  const box = useCombobox<Item>({
    items: [...results],
    inputId: control.id,
    itemToString: (item) => (item ? textOf(item) : ''),
    // Clears the selection, so that the same suggestion can be chosen again.
    selectedItem: null,
    inputValue: value,
    initialIsOpen: isTyped,
    stateReducer: keepText,
    onSelectedItemChange: ({ selectedItem }) => pick(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) forget();
    },
  });
  const open = box.isOpen && state.name !== 'idle';
  useTopLayer(open, field, layer, box.closeMenu);
  return (
    <span ref={field} className={styles.combobox}>
      <Input
        {...control}
        {...box.getInputProps({
          disabled: control.disabled,
          onBlur,
          onKeyDown: ({ key }) => {
            if (key === 'Enter' && box.highlightedIndex === -1) onEnter?.();
          },
          onChange: (event) => {
            const typed = (event.currentTarget as HTMLInputElement).value;
            onChange(typed);
            if (excessOf(typed, maxLength) === 0) ask(typed);
            else forget();
          },
        })}
        maxLength={maxLength}
        aria-labelledby={undefined}
        aria-expanded={open}
        // The browser's own autofill list would cover the suggestions.
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        start={icon}
        end={state.name === 'loading' && <Spinner size={18} />}
      />
      <Suggestions {...{ box, state, open, layer, results, textIdOf, icon, textOf, row }} />
    </span>
  );
}

interface SuggestionsProps<Item> extends Pick<SuggestedInputProps<Item>, 'textIdOf' | 'icon' | 'textOf' | 'row'> {
  box: ReturnType<typeof useCombobox<Item>>;
  state: ReturnType<typeof useTypedSearch<Item>>['state'];
  open: boolean;
  layer: React.RefObject<HTMLDivElement | null>;
  results: readonly Item[];
}

function Suggestions<Item>({ box, state, open, layer, results, textIdOf, icon, textOf, row }: SuggestionsProps<Item>) {
  const intl = useIntl();
  const note = state.name === 'found' && results.length === 0 ? 'empty' : state.name;
  const text = intl.formatMessage(
    { id: textIdOf(note === 'found' || note === 'idle' ? 'count' : note) },
    { count: results.length },
  );
  return (
    <>
      <div ref={layer} popover="manual" hidden={!open} className={styles.layer}>
        {note !== 'found' && <p className={styles.note}>{text}</p>}
        <ul
          {...box.getMenuProps()}
          aria-labelledby={undefined}
          aria-label={intl.formatMessage({ id: textIdOf('options') })}
          className={styles.rows}
        >
          {open &&
            results.map((item, index) => (
              <li
                // Two places may have one text.
                key={`${index} ${textOf(item)}`}
                {...box.getItemProps({ item, index })}
                data-highlighted={index === box.highlightedIndex || undefined}
                className={`${styles.row} ${styles.place}`}
              >
                {icon}
                <span>{row(item)}</span>
              </li>
            ))}
        </ul>
      </div>
      <span role="status" className="wp-visually-hidden">
        {open && text}
      </span>
    </>
  );
}
