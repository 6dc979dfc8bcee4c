import type { TextControlProps } from '@wspolnik/system';
import type { FocusEvent } from 'react';
import type { MentionSearch } from './mention-search.ts';

export interface MentionTextareaProps extends TextControlProps {
  /** Text with the markup of mentions, as in the API; the field shows only names. */
  value: string;
  onChange(value: string): void;
  /** Called 300 ms after typing; `signal` is aborted when the result is no longer needed. */
  search: MentionSearch;
  onBlur?(event: FocusEvent<HTMLElement>): void;
  /** Minimum number of visible lines; the field grows with its text up to 12 lines. */
  rows?: number;
  /** Puts the caret at the end of the text as the editor appears. */
  autoFocus?: boolean;
  /** `label for` works only for native controls, so a click on the label's text moves the focus here by code. */
  'aria-labelledby'?: string;
}
