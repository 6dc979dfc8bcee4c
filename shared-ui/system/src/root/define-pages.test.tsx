import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRenderUi, renderUi } from '@wspolnik/testing/ui';
import { FormattedMessage } from 'react-intl';
import { navigate } from '../routing/location.ts';
import { definePages, type PageProps } from './define-pages.tsx';

const List = () => <h1>Oferty</h1>;
const Detail = ({ id }: PageProps) => (
  <>
    <h1>Oferta {id}</h1>
    <input aria-label="Notatka" />
  </>
);

function offers() {
  const loaded = jest.fn();
  const load = (name: string, Page: typeof Detail) => async () => {
    loaded(name);
    return Page;
  };
  const pages = definePages([
    { path: '/offers', skeleton: 'cards', load: load('list', List) },
    { path: '/offers/create', skeleton: 'form', load: load('create', () => <h1>Nowa oferta</h1>) },
    { path: '/offers/:id', skeleton: 'detail', load: load('detail', Detail) },
  ]);
  return { ...pages, loaded };
}

const go = async (path: string) => {
  await act(async () => navigate(path));
};

it('shows the page of the address, with an exact path before one with an id', async () => {
  const { Page } = offers();
  await go('/offers/create');
  await renderUi(<Page />);
  expect(await screen.findByRole('heading', { name: 'Nowa oferta' })).toBeVisible();
  await go('/offers/7');
  expect(await screen.findByRole('heading', { name: 'Oferta 7' })).toBeVisible();
});

it('the page remounts for another id', async () => {
  const { Page } = offers();
  await go('/offers/7');
  await renderUi(<Page />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notatka' }), 'zadzwonić');
  await go('/offers/8');
  expect(await screen.findByRole('heading', { name: 'Oferta 8' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Notatka' })).toHaveValue('');
});

it('shows nothing at an address of another remote', async () => {
  const { Page, loaded } = offers();
  await go('/companies');
  const { container } = await renderUi(<Page />);
  expect(container).toBeEmptyDOMElement();
  expect(loaded).not.toHaveBeenCalled();
});

it('the page preloads the code of one page, and renders it without a skeleton', async () => {
  const { Page, prepare, loaded } = offers();
  await prepare('/offers/7', 'pl');
  expect(loaded.mock.calls).toEqual([['detail']]);
  await prepare('/companies', 'pl');
  expect(loaded).toHaveBeenCalledTimes(1);
  await go('/offers/7');
  await renderUi(<Page />);
  expect(screen.getByRole('heading', { name: 'Oferta 7' })).toBeVisible();
});

it('a page gets the texts of its feature in the language of the root, besides those of the root', async () => {
  const texts = jest.fn();
  const group = (locale: string, text: string) => async () => {
    texts(locale);
    return { 'offers.note': text };
  };
  const Texts = () => (
    <p>
      <FormattedMessage id="offers.note" /> <FormattedMessage id="ui.offer" />
    </p>
  );
  const messages = [{ group: 'offers', pl: group('pl', 'Notatka:'), en: group('en', 'Note:') }];
  const { Page } = definePages([{ path: '/offers', skeleton: 'text', messages, load: async () => Texts }]);
  await go('/offers');
  await createRenderUi({ pl: { 'ui.offer': 'oferta' }, en: { 'ui.offer': 'offer' } })(<Page />, { locale: 'en' });
  expect(await screen.findByText('Note: offer')).toBeVisible();
  expect(texts.mock.calls).toEqual([['en']]);
});
