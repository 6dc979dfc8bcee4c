import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once: typing it key by key would validate the form at every key. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
