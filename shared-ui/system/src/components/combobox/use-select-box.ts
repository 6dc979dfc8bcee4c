import type { SelectOption } from '@wspolnik/system';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { labelHolds } from '../../format/fold-text.ts';
import { useTopLayer } from '../../hooks/use-top-layer.ts';

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Leaving the field or pressing Escape selects nothing. A click into an open field only moves the caret. Enter selects the
 * first match.
 */
function keepChoice<Item>(state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>) {
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  if (type === InputClick && state.isOpen) return state;
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

export interface SelectBoxOptions {
  options: readonly SelectOption[];
  value: string;
  onChange(value: string): void;
  id?: string;
  autoPick: boolean;
}

/** State of a `Combobox`: the typed text, the matching options and the highlighted one. */
export function useSelectBox({ options, value, onChange, id, autoPick }: SelectBoxOptions) {
  const field = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const selected = options.find((option) => option.value === value) ?? null;
  const shown = typed ? options.filter(({ label }) => labelHolds(label, typed)) : [...options];
  const first = options.find((option) => !option.disabled)?.value;
  const choose = (next: string) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  // Read from a ref, so that a new `onChange` does not select again.
  const pick = useRef(choose);
  useEffect(() => {
    pick.current = choose;
  });
  useEffect(() => {
    if (autoPick && value === '' && first !== undefined) pick.current(first);
  }, [autoPick, value, first]);
  const box = useCombobox<SelectOption>({
    items: shown,
    inputId: id,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => Boolean(option.disabled),
    selectedItem: selected,
    inputValue: typed ?? selected?.label ?? '',
    // The library cannot scroll to rows that are not rendered; `useRows` does.
    scrollIntoView: () => undefined,
    stateReducer: keepChoice,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem?.value ?? ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null);
    },
  });
  useTopLayer(box.isOpen, field, layer, box.closeMenu);
  return { box, field, layer, selected, shown, setTyped, choose };
}

export type SelectBox = ReturnType<typeof useSelectBox>;
