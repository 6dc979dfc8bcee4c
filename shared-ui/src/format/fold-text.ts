/** For comparing what was typed with a label: `Łódź` and `lodz` are the same. NFD takes marks off, but `ł` has none to take. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Whether the label holds what was typed, in whatever case and with or without Polish letters. */
export const labelHolds = (label: string, typed: string): boolean => foldText(label).includes(foldText(typed.trim()));
