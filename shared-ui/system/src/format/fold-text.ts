/** For comparing typed text with a label: `Łódź` and `lodz` are equal. NFD separates diacritics, but `ł` does not decompose. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Whether the label contains the typed text, ignoring case and Polish diacritics. */
export const labelHolds = (label: string, typed: string): boolean => foldText(label).includes(foldText(typed.trim()));
