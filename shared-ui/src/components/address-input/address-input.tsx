import { Input, Spinner } from '@wspolnik/shared-ui';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { MapPin } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useTopLayer } from '../../hooks/use-top-layer.ts';
import styles from '../combobox/combobox.module.css';
import { type AddressData, formatAddress } from './address.ts';
import { type AddressSearch, useAddressSearch } from './use-address-search.ts';

export interface AddressInputProps {
  /** The text in the field; any text is valid. */
  value: string;
  onChange(value: string): void;
  /** Called when a suggestion is chosen, to fill the other fields. The text is already set. */
  onPick(address: AddressData): void;
  /** Called 300 ms after typing; `signal` is aborted when the result is no longer needed. */
  search: AddressSearch;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  placeholder?: string;
  disabled?: boolean;
  maxLength?: number;
  id?: string;
  name?: string;
  required?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Leaving the field or pressing Escape chooses no suggestion and keeps the typed text. */
const keepText = (
  state: UseComboboxState<AddressData>,
  { type, changes }: UseComboboxStateChangeOptions<AddressData>,
): Partial<UseComboboxState<AddressData>> =>
  type === InputBlur || type === InputKeyDownEscape
    ? { ...changes, selectedItem: null, inputValue: state.inputValue }
    : changes;

/** Free text for an address, with suggestions; keyboard behaviour of the ARIA combobox pattern. */
export function AddressInput({ value, onChange, onPick, search, onBlur, ...control }: AddressInputProps) {
  const field = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { state, ask, forget } = useAddressSearch(search);
  const results = state.name === 'found' ? state.results : [];
  const pick = (address: AddressData | null | undefined) => {
    if (!address) return;
    onChange(formatAddress(address));
    forget();
    onPick(address);
  };
  const box = useCombobox<AddressData>({
    items: [...results],
    inputId: control.id,
    itemToString: (address) => (address ? formatAddress(address) : ''),
    // Clears the selection, so that the same suggestion can be chosen again.
    selectedItem: null,
    inputValue: value,
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
          onChange: (event) => {
            const typed = (event.currentTarget as HTMLInputElement).value;
            onChange(typed);
            ask(typed);
          },
        })}
        aria-labelledby={undefined}
        aria-expanded={open}
        // The browser's own autofill list would cover the suggestions.
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        start={<MapPin size={18} strokeWidth={1.75} />}
        end={state.name === 'loading' && <Spinner size={18} />}
      />
      <Suggestions {...{ box, state, open, layer, results }} />
    </span>
  );
}

interface SuggestionsProps {
  box: ReturnType<typeof useCombobox<AddressData>>;
  state: ReturnType<typeof useAddressSearch>['state'];
  open: boolean;
  layer: React.RefObject<HTMLDivElement | null>;
  results: readonly AddressData[];
}

function Suggestions({ box, state, open, layer, results }: SuggestionsProps) {
  const intl = useIntl();
  const note = state.name === 'found' && results.length === 0 ? 'empty' : state.name;
  const text = intl.formatMessage(
    { id: `ui.address.${note === 'found' || note === 'idle' ? 'count' : note}` },
    { count: results.length },
  );
  return (
    <>
      <div ref={layer} popover="manual" hidden={!open} className={styles.layer}>
        {note !== 'found' && <p className={styles.note}>{text}</p>}
        <ul
          {...box.getMenuProps()}
          aria-labelledby={undefined}
          aria-label={intl.formatMessage({ id: 'ui.address.options' })}
          className={styles.rows}
        >
          {open &&
            results.map((address, index) => (
              <Suggestion
                key={`${address.lat},${address.lng},${formatAddress(address)}`}
                {...{ box, address, index }}
              />
            ))}
        </ul>
      </div>
      <span role="status" className="wp-visually-hidden">
        {open && text}
      </span>
    </>
  );
}

function Suggestion({ box, address, index }: Pick<SuggestionsProps, 'box'> & { address: AddressData; index: number }) {
  return (
    <li
      {...box.getItemProps({ item: address, index })}
      data-highlighted={index === box.highlightedIndex || undefined}
      className={`${styles.row} ${styles.place}`}
    >
      <MapPin size={18} strokeWidth={1.75} />
      <span>
        {formatAddress(address)}
        {address.region && <span className={styles.region}>{address.region}</span>}
      </span>
    </li>
  );
}
