import { fireEvent, screen } from '@testing-library/react';

/** jsdom has no layout, which the mention editor asks for. */
export function prepareEditor(): void {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  Object.assign(document, { elementFromPoint: () => null });
}

/** The opened field of a `TextBox`. */
export async function editor(name: string): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: new RegExp(`^${name}`), hidden: false });
}

/** Inserts a text at the caret; jsdom does not type into editable elements. */
export async function write(name: string, text: string): Promise<void> {
  const field = await editor(name);
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } });
}
