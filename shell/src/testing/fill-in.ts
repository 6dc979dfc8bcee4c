import userEvent from '@testing-library/user-event';

/** Sets a field's text at once: typing each key would validate the form for each. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
