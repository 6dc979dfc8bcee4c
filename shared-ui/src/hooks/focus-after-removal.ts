/**
 * Called before the row of a pressed "remove" goes: focus moves to the same button of the next row, else of the one
 * before, else to the button that chooses files. Rows are `li`, the buttons marked by `data-remove` and `data-choose`.
 */
export function focusAfterRemoval(button: HTMLElement): void {
  const row = button.closest('li');
  const near = [row?.nextElementSibling, row?.previousElementSibling]
    .map((other) => other?.querySelector<HTMLElement>('[data-remove]'))
    .find(Boolean);
  (near ?? button.closest('fieldset')?.querySelector<HTMLElement>('[data-choose]'))?.focus();
}
