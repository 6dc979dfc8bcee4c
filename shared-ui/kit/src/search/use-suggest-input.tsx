import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { excessOf, navigate, useOnDemand } from '@wspolnik/system';
import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { rememberSearch } from './recent-searches.ts';
import type { SuggestOption } from './suggest-options.ts';
import type { PopupHandle } from './suggest-popup.tsx';

const loadPopup = async () =>
  (await import(/* webpackChunkName: "search-suggestions" */ './suggest-popup.tsx')).SuggestPopup;

export interface SuggestInputOptions {
  /** Opens the page with the results. */
  onSearch(q: string): void;
  /** Shows the last searches as soon as the field is focused. */
  opensOnFocus?: boolean;
}

export interface SuggestInput {
  input: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> };
  /** Of the form, which also works without it. */
  onSubmit(event: FormEvent): void;
  /** Belongs into the form, whose style has a position. */
  popup: ReactNode;
}

/**
 * A search field that suggests while one types: an editable combobox with a list (ARIA 1.2). The list is loaded with the first
 * focus, so that a page without a search does not load it. The field is uncontrolled: text typed before any script stays.
 */
export function useSuggestInput({ onSearch, opensOnFocus = false }: SuggestInputOptions): SuggestInput {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<PopupHandle>(null);
  const listId = useId();
  const { Component: Popup, request } = useOnDemand(loadPopup);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<{ expanded: boolean; active?: string | undefined }>({ expanded: false });
  const show = () => {
    const typed = field.current?.value ?? '';
    const count = excessOf(typed, SEARCH_LENGTH);
    // Shown at the field by a submit, which it prevents.
    field.current?.setCustomValidity(count > 0 ? formatMessage({ id: 'ui.counter.over' }, { count }) : '');
    setText(count > 0 ? '' : typed);
    setOpen(count === 0);
  };
  const search = (q: string) => {
    setOpen(false);
    rememberSearch(q);
    onSearch(q);
  };
  const pick = ({ to, search: q }: SuggestOption) => {
    setOpen(false);
    if (q !== null) {
      if (field.current) field.current.value = q;
      return search(q);
    }
    if (field.current) field.current.value = '';
    navigate(to);
  };
  const expanded = open && shown.expanded;
  return {
    input: {
      ref: field,
      role: 'combobox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded ? shown.active : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onFocus: () => {
        void request();
        if (opensOnFocus) show();
      },
      onClick: show,
      onInput: show,
      onBlur: () => setOpen(false),
      onKeyDown: (event) => {
        const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        if (arrow && !open) {
          event.preventDefault();
          show();
        } else if (open) popup.current?.onKey(event);
      },
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (field.current?.reportValidity() === false) return;
      search(field.current?.value.trim() ?? '');
    },
    popup: Popup && (
      <Popup ref={popup} {...{ text, open, listId }} onShown={setShown} onPick={pick} onClose={() => setOpen(false)} />
    ),
  };
}
