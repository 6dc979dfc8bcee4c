/**
 * Call it before the row of a pressed "remove" button is removed. The focus moves to the same button of the next row, otherwise
 * of the previous one, otherwise to the button that opens the file chooser. Rows are `li`, the buttons have `data-remove` and
 * `data-choose`.
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const row = button.closest('li');
  const near = [row?.nextElementSibling, row?.previousElementSibling]
    .map((other) => other?.querySelector<HTMLElement>('[data-remove]'))
    .find(Boolean);
  (near ?? button.closest('fieldset')?.querySelector<HTMLElement>('[data-choose]'))?.focus();
}
