import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@wspolnik/shared-auth';
import {
  axe,
  companyCard,
  fakeApi,
  idOf,
  pngFile,
  sellerProfile,
  signInAs,
  switchProfile,
  userCard,
} from '@wspolnik/testing';
import { editor, prepareEditor, write } from '../../testing/mention-editor.ts';
import { renderPage } from '../../testing/render-page.ts';
import { TextBox, type TextBoxProps } from './text-box.tsx';
import { commentForm, EMPTY_TEXT, postForm } from './text-box-values.ts';

const LABEL = 'Treść wpisu';
const onSubmit = jest.fn<Promise<unknown>, Parameters<TextBoxProps['onSubmit']>>();

prepareEditor();
beforeAll(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signInAs.person();
  fakeApi({});
  onSubmit.mockReset().mockResolvedValue({});
});

const box = (props: Partial<TextBoxProps> = {}) => (
  <TextBox draft="post" label={LABEL} placeholder="Napisz" submitLabel="Opublikuj" onSubmit={onSubmit} {...props} />
);
const open = (props: Partial<TextBoxProps> = {}) => renderPage(box(props), { url: '/posts' });

/** Focuses the plain text area and waits for the editor. */
async function begin(): Promise<void> {
  act(() => screen.getByRole('textbox', { name: LABEL }).focus());
  await screen.findByRole('button', { name: 'Opublikuj' });
  await waitFor(async () => expect(await editor(LABEL)).toHaveFocus());
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));

// The first test: later ones find the editor's code loaded.
it('the field has a focused editor from the first moment of the form, so that no letter is lost', async () => {
  const { container } = await open();
  const focused: unknown[] = [];
  new MutationObserver(() => focused.push(document.activeElement?.getAttribute('contenteditable'))).observe(container, {
    childList: true,
    subtree: true,
  });
  await begin();
  expect(focused[0]).toBe('true');
});

it('the field opens on focus and sends the text without surrounding spaces', async () => {
  const { container } = await open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await begin();
  expect(await axe(container)).toEqual([]);
  await write(LABEL, '  Szukamy partnera <b>dziś</b> ');
  await publish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...EMPTY_TEXT, text: 'Szukamy partnera <b>dziś</b>' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Opublikuj' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: LABEL })).toHaveFocus();
  expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([]);
});

it('the field keeps what is typed while the editor loads', async () => {
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: LABEL }), { target: { value: 'Pierwsze litery' } });
  await screen.findByRole('button', { name: 'Opublikuj' });
  expect(await editor(LABEL)).toHaveTextContent('Pierwsze litery');
});

it('the field says while the editor loads what the editor says, and limits nothing', async () => {
  await open();
  const text = `${'😀'.repeat(600)}${'a'.repeat(606)}`;
  const plain = screen.getByRole('textbox', { name: LABEL });
  expect(plain).not.toHaveAttribute('maxlength');
  fireEvent.change(plain, { target: { value: text } });
  expect(screen.getByRole('status')).toHaveTextContent('Za długo o 206 znaków. Skróć tekst.');
  await screen.findByRole('button', { name: 'Opublikuj' });
  expect((await editor(LABEL)).textContent).toBe(text);
  expect(screen.getByText('1206 z 1000')).toBeVisible();
  expect(screen.getByText('Za długo o 206 znaków. Skróć tekst.')).toBeVisible();
});

it('the field leaves the focus to those who went on while the editor loads', async () => {
  await open();
  act(() => screen.getByRole('textbox', { name: LABEL }).focus());
  act(() => screen.getByRole('textbox', { name: LABEL }).blur());
  await screen.findByRole('button', { name: 'Opublikuj' });
  expect(await editor(LABEL)).not.toHaveFocus();
});

it('the field finds people and companies after @ and counts a mention as its name', async () => {
  const results = (type: string | null) =>
    type === 'users'
      ? [userCard({ id: idOf(7), name: 'Anna Nowak', headline: 'Tłumaczka, Lingua Łódź' })]
      : [companyCard({ name: 'Anima', city: 'Gdynia' })];
  fakeApi({
    'GET search-separate/': ({ params }) => ({ closest: false, results: results(params.get('type')) }),
  });
  await open();
  await begin();
  await write(LABEL, '@An');
  expect(await screen.findByRole('option', { name: /Anima/ })).toHaveTextContent('Gdynia');
  expect(screen.getByRole('option', { name: /Anna Nowak/ })).toHaveTextContent('Tłumaczka, Lingua Łódź');
  await userEvent.click(screen.getByRole('option', { name: /Anna Nowak/ }));
  expect(screen.getByText('11 z 1000')).toBeInTheDocument();
  await publish();
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].text).toBe(`@[Anna Nowak](user:${idOf(7)})`));
});

it('the field sends by Ctrl+Enter once, and never an empty text', async () => {
  await open();
  await begin();
  fireEvent.keyDown(await editor(LABEL), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  onSubmit.mockReturnValue(new Promise(() => undefined));
  await write(LABEL, 'Dzień dobry');
  fireEvent.keyDown(await editor(LABEL), { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(await editor(LABEL), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Opublikuj' })).toHaveAttribute('aria-busy', 'true');
});

it('the field refuses 1001 characters on the field and keeps them', async () => {
  await open();
  await begin();
  await write(LABEL, 'ż'.repeat(1001));
  await publish();
  expect(await screen.findByText('Maksymalnie 1000 znaków.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect((await editor(LABEL)).textContent).toHaveLength(1001);
});

it.each([
  ['no connection', new ApiError({ status: 0, code: 'network' }), /Brak połączenia/],
  ['a company that is not active', new ApiError({ status: 409, code: 'company_not_active' }), /nie jest .*aktywna/],
  [
    'a refusal of the field',
    new ApiError({
      status: 400,
      code: 'validation_failed',
      problem: {
        type: 'about:blank',
        title: '',
        status: 400,
        code: 'validation_failed',
        request_id: 'r',
        fields: { text: [{ code: 'maxLength', params: { n: 5 } }] },
      } as never,
    }),
    'Maksymalnie 5 znaków.',
  ],
])('shows %s and loses nothing; a second attempt may succeed', async (_, error, text) => {
  onSubmit.mockRejectedValueOnce(error);
  await open();
  await begin();
  await write(LABEL, 'Nie zgub mnie');
  await publish();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await editor(LABEL)).toHaveTextContent('Nie zgub mnie');
  await publish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText('Nie zgub mnie')).not.toBeInTheDocument());
});

it('the field keeps the draft for the profile that wrote it', async () => {
  const { unmount } = await open();
  await begin();
  await write(LABEL, 'Szkic Anny');
  unmount();
  const second = await open();
  expect(await screen.findByRole('button', { name: 'Opublikuj' })).toBeVisible();
  expect(await editor(LABEL)).toHaveTextContent('Szkic Anny');
  act(() => switchProfile(sellerProfile));
  await waitFor(() => expect(screen.queryByText('Szkic Anny')).not.toBeInTheDocument());
  second.unmount();
});

it('the field is ready for the next answer when compact', async () => {
  await open({ compact: true, autoFocus: true });
  await waitFor(async () => expect(await editor(LABEL)).toHaveFocus());
  await write(LABEL, 'Pierwsza odpowiedź');
  await publish();
  await waitFor(() => expect(screen.queryByText('Pierwsza odpowiedź')).not.toBeInTheDocument());
  await waitFor(async () => expect(await editor(LABEL)).toHaveFocus());
});

it('the field refuses a file that is no image', async () => {
  await open();
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj zdjęcie' }));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
  await userEvent.upload(input, new File(['tekst'], 'zdjecie.png', { type: 'image/png' }), { applyAccept: false });
  expect(await screen.findByText('zdjecie.png: Nieobsługiwany format. Dozwolone: PNG, JPEG.')).toBeVisible();
});

it('the forms send pictures with their descriptions, and the fields of the type that was chosen', () => {
  const images = ['hala.png', 'biuro.png'].map((name, index) => ({
    id: name,
    alt: index === 0 ? ' Hala od frontu ' : '',
    picture: pngFile(name),
  }));
  const values = {
    ...EMPTY_TEXT,
    text: 'Nowa hala',
    images,
    type: 'seeks',
    category_id: 'c1',
    offer_id: 'o1',
  } as const;
  const form = postForm(values, null);
  expect([...form].map(([name]) => name)).toEqual(['type', 'category_id', 'text', 'image_alts', 'images', 'images']);
  expect(form.get('image_alts')).toBe('["Hala od frontu",""]');
  const comment = commentForm(values, { post_id: 'p1' });
  expect([...comment].map(([name]) => name)).toEqual(['post_id', 'offer_id', 'text', 'image_alt', 'image']);
});
