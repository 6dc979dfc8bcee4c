import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  company,
  fakeApi,
  idOf,
  noConnection,
  opinion,
  opinionPage,
  opinionReply,
  problem,
  signInAs,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { CompanyOpinions } from './company-opinions.tsx';

const ID = idOf(1);
const LIST = 'GET company/comment/';
const OTHER = opinion({ id: idOf(71), company_id: ID, text: 'Solidnie', rating: 4.5 });
const OWN = opinion({ id: idOf(72), company_id: ID, text: 'Moja pierwsza', rating: 3, is_mine: true });
const NO_CONTENT = () => new Response(null, { status: 204 });

const show = (locale: 'pl' | 'en' = 'pl', search = '') =>
  renderPage(
    <>
      <CompanyOpinions company={company()} />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/${ID}${search}`, locale },
  );
const list = async () => within(await screen.findByRole('region', { name: 'Opinie' }));
const field = () => screen.findByRole('textbox', { name: 'Twoja opinia' });

it('shows how many opinions have how many stars, and each with its author and purchase', async () => {
  fakeApi({ [LIST]: () => opinionPage([OTHER], { count: 3, after_purchase: 3, stars: [0, 0, 1, 0, 2] }) });
  const { container } = await show();
  const region = await list();
  expect(await region.findByText('Solidnie')).toBeVisible();
  expect(region.getByRole('img', { name: 'Ocena: 4,5 na 5' })).toBeVisible();
  expect(region.getByText('Po zakupie · Meble i wyposażenie · grudzień 2025')).toBeVisible();
  expect(screen.queryByText(/bez zakupu/i)).not.toBeInTheDocument();
  expect(region.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/profiles/'));
  expect(screen.getByText('5 gwiazdek: 2 opinie')).toBeInTheDocument();
  expect(screen.getByText('3 gwiazdki: 1 opinia')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zaloguj się, aby dodać opinię' })).toHaveAttribute(
    'href',
    `/auth/login?from=${encodeURIComponent(`/companies/${ID}`)}`,
  );
  expect(await axe(container)).toEqual([]);
});

it('shows only those after a purchase on request, with both numbers', async () => {
  const bought = opinion({ id: idOf(73), company_id: ID, text: 'Po zakupie dobrze' });
  const calls = fakeApi({
    [LIST]: ({ params }) =>
      opinionPage(params.get('purchase') === 'true' ? [bought] : [bought, OTHER], { total: 15, after_purchase: 12 }),
  });
  await show('pl', '?page=2');
  expect(await screen.findByText('Solidnie')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Po zakupie (12)' }));
  await waitFor(() => expect(screen.queryByText('Solidnie')).toBeNull());
  expect([calls.at(-1)?.params.get('purchase'), calls.at(-1)?.params.get('page')]).toEqual(['true', null]);
  expect(screen.getByRole('button', { name: 'Pozostałe (3)' })).toBeVisible();
  expect(window.location.search).toBe('');
});

it('reads the page of the address, and leaves out a page that makes no sense', async () => {
  const calls = fakeApi({ [LIST]: () => opinionPage([OTHER], { count: 12 }) });
  const { unmount } = await show('pl', '?page=2');
  expect(await (await list()).findByText('Solidnie')).toBeVisible();
  expect(calls.at(-1)?.params.get('page')).toBe('2');
  unmount();
  await show('pl', '?page=-7');
  await waitFor(() => expect(calls.at(-1)?.params.get('page')).toBeNull());
});

it('the list says that there is none yet, and what failed', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(503, 'unavailable') : opinionPage([], { count: 0 })) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać opinii');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Ta firma nie ma jeszcze opinii')).toBeVisible();
});

describe('the own opinion', () => {
  it('an opinion is written with half a star, then shown beside the list', async () => {
    signInAs.person({ companies: [] });
    let own = false;
    const calls = fakeApi({
      [LIST]: () => opinionPage(own ? [OWN, OTHER] : [OTHER], { own: own ? OWN : null }),
      'POST company/comment/': () => {
        own = true;
        return OWN;
      },
    });
    await show();
    await userEvent.type(await field(), ' Moja pierwsza ');
    screen.getByRole('button', { name: '3 gwiazdki' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Opinia opublikowana')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      company_id: ID,
      text: 'Moja pierwsza',
      rating: 3.5,
    });
    expect(await screen.findByText('Moja pierwsza')).toBeVisible();
    expect((await list()).queryByText('Moja pierwsza')).not.toBeInTheDocument();
  });

  it('the opinion is replaced after a question', async () => {
    signInAs.person({ companies: [] });
    const calls = fakeApi({
      [LIST]: () => opinionPage([OTHER], { own: OWN }),
      'PUT company/comment/': () => ({ ...OWN, text: 'Zmieniam zdanie' }),
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Zmień opinię' }));
    expect(await field()).toHaveValue('Moja pierwsza');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Zmieniam zdanie');
    await userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByRole('alertdialog', { name: 'Czy chcesz zmienić swoją opinię?' });
    await userEvent.click(screen.getByRole('button', { name: 'Tak, zmień' }));
    expect(await screen.findByText('Opinia zmieniona')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      company_id: ID,
      text: 'Zmieniam zdanie',
      rating: 3,
    });
  });

  it('the opinion is deleted after a question', async () => {
    signInAs.person({ companies: [] });
    let own: typeof OWN | null = OWN;
    fakeApi({
      [LIST]: () => opinionPage([OTHER], { own }),
      [`DELETE company/comment/${OWN.id}/`]: () => {
        own = null;
        return NO_CONTENT();
      },
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń opinię' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Usuń opinię' }));
    expect(await screen.findByText('Opinia usunięta')).toBeInTheDocument();
    expect(await field()).toBeVisible();
  });

  it('the opinion stays in its field with the reason when it cannot be sent', async () => {
    signInAs.person({ companies: [] });
    fakeApi({ [LIST]: () => opinionPage([OTHER]), 'POST company/comment/': noConnection });
    await show();
    await userEvent.type(await field(), 'Polecam');
    await userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/połączenia/));
    expect(await field()).toHaveValue('Polecam');
  });
});

describe('the reply of the company', () => {
  const replied = { ...OTHER, reply: opinionReply({ text: 'Dziękujemy' }) };

  it('a reply is read by everybody, and written only by owners and managers', async () => {
    signInAs.company({ id: ID, role: 'member' });
    fakeApi({ [LIST]: () => opinionPage([replied]) });
    await show('en');
    expect(await screen.findByText('Dziękujemy')).toBeVisible();
    expect(screen.getByText(/^Reply from the company/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /reply/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('the reply is written in a dialog that shows which rule is broken', async () => {
    signInAs.company({ id: ID, role: 'manager' });
    let answered = false;
    const calls = fakeApi({
      [LIST]: () => opinionPage([answered ? replied : OTHER]),
      [`PUT company/comment/${OTHER.id}/reply/`]: () => {
        answered = true;
        return replied;
      },
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: /^Odpowiedz: / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odpowiedź na opinię' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Opublikuj odpowiedź' }));
    expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Dziękujemy');
    await userEvent.click(dialog.getByRole('button', { name: 'Opublikuj odpowiedź' }));
    expect(await screen.findByText('Odpowiedź opublikowana')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'Dziękujemy' });
    expect(await screen.findByRole('button', { name: 'Zmień odpowiedź' })).toBeVisible();
  });

  it('the reply is deleted after a question', async () => {
    signInAs.company({ id: ID, role: 'owner' });
    let current = replied;
    fakeApi({
      [LIST]: () => opinionPage([current]),
      [`DELETE company/comment/${OTHER.id}/reply/`]: () => {
        current = OTHER as typeof replied;
        return NO_CONTENT();
      },
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń odpowiedź' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Usuń odpowiedź' }));
    expect(await screen.findByText('Odpowiedź usunięta')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Dziękujemy')).not.toBeInTheDocument());
  });
});

it('the page lets an admin delete any opinion', async () => {
  signInAs.admin();
  const calls = fakeApi({
    [LIST]: () => opinionPage([OTHER]),
    [`DELETE company/comment/${OTHER.id}/`]: NO_CONTENT,
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Usuń opinię: / }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usuń opinię' }));
  expect(await screen.findByText('Opinia usunięta')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
