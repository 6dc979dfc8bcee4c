import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  categories,
  companyCard,
  fakeApi,
  linkPreview,
  noConnection,
  pageOf,
  post,
  problem,
  sellerProfile,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { editor, prepareEditor, write } from '../../testing/mention-editor.ts';
import { renderPage } from '../../testing/render-page.ts';
import { PostComposer } from './post-composer.tsx';

const LABEL = 'Treść wpisu';
const onPublished = jest.fn();

prepareEditor();
beforeEach(() => {
  localStorage.clear();
  signInAs.person();
  onPublished.mockReset();
});
afterEach(() => signOut());

const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <PostComposer onPublished={onPublished} />
      <Toaster />
    </main>,
    { url: '/posts', locale },
  );

async function type(text: string): Promise<void> {
  act(() => screen.getByRole('textbox', { name: LABEL }).focus());
  await screen.findByRole('button', { name: 'Opublikuj' });
  await waitFor(async () => expect(await editor(LABEL)).toHaveFocus());
  await write(LABEL, text);
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));

it('the composer publishes as the profile in use and hands the post over', async () => {
  const written = post({ text: 'Dzień dobry' });
  const calls = fakeApi({ 'POST posts/': () => Response.json(written, { status: 201 }) });
  const { container } = await open();
  expect(screen.getByText('Ewa Nowak')).toBeVisible();
  await type('Dzień dobry');
  expect(await axe(container)).toEqual([]);
  await publish();
  expect(await screen.findByText('Wpis opublikowany')).toBeVisible();
  expect(onPublished).toHaveBeenCalledWith(written);
  expect(calls[0]?.headers.get('Idempotency-Key')).toBeTruthy();
});

it('the composer says as whom one writes, and that a company which is not active cannot', async () => {
  signInAs.company(sellerProfile);
  const active = await open();
  expect(screen.getByText(sellerProfile.name)).toBeVisible();
  expect(screen.getByRole('textbox', { name: LABEL })).toBeVisible();
  active.unmount();
  signInAs.company({ ...sellerProfile, status: 'suspended' });
  await open();
  expect(screen.getByText(/Firma jest zawieszona\..*Wpis możesz teraz opublikować jako osoba/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('shows nothing to a guest', async () => {
  signOut();
  await open();
  expect(screen.queryByRole('region', { name: 'Nowy wpis' })).not.toBeInTheDocument();
});

it('shows the preview of a link, which can be removed', async () => {
  const calls = fakeApi({ 'GET link-preview/': () => linkPreview() });
  await open();
  await type('Zapraszamy na https://targi.example/program w piątek');
  const link = await screen.findByRole('link', { name: /Targi stolarskie/ });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(link).toHaveTextContent('targi.example');
  expect(calls[0]?.params.get('url')).toBe('https://targi.example/program');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń podgląd linku' }));
  expect(screen.queryByRole('link', { name: /Targi/ })).not.toBeInTheDocument();
});

it('the composer publishes without a preview that could not be fetched', async () => {
  fakeApi({
    'GET link-preview/': () => problem(422, 'link_preview_failed'),
    'POST posts/': () => Response.json(post(), { status: 201 }),
  });
  await open();
  await type('Zobacz http://wewnetrzny.example/tajne');
  expect(await screen.findByText(/Nie udało się pobrać podglądu tego linku/)).toBeVisible();
  await publish();
  await waitFor(() => expect(onPublished).toHaveBeenCalledTimes(1));
});

it('the composer keeps the text without a connection', async () => {
  fakeApi({ 'POST posts/': noConnection });
  await open();
  await type('Nie zgub mnie');
  await publish();
  expect(await screen.findByText(/Brak połączenia/)).toBeVisible();
  expect(await editor(LABEL)).toHaveTextContent('Nie zgub mnie');
  expect(onPublished).not.toHaveBeenCalled();
});

it('a post that seeks names the trade, and one that recommends the company', async () => {
  const calls = fakeApi({
    'GET categories/': () => categories,
    'GET search-separate/': () => pageOf([companyCard({ id: 'f1', name: 'Dachy Podhale' })]),
    'POST posts/': () => Response.json(post(), { status: 201 }),
  });
  await open();
  await userEvent.click(await editor(LABEL));
  expect(screen.queryByRole('button', { name: 'Oferta' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Szukam wykonawcy' }));
  expect(await screen.findByText('Powiadomimy firmy z tej branży.')).toBeVisible();
  expect(screen.queryByText('To pole jest wymagane.')).not.toBeInTheDocument();
  await type('Polecam');
  await userEvent.click(screen.getByRole('button', { name: 'Polecam' }));
  await publish();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(screen.getByRole('searchbox', { name: /Polecana firma/ }), 'dachy');
  await userEvent.click(await screen.findByRole('button', { name: /Dachy Podhale/ }));
  await publish();
  await waitFor(() => expect(onPublished).toHaveBeenCalledTimes(1));
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['posts/']);
});
