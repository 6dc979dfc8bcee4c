import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, fakeApi, idOf, ownPage, sellerProfile, signInAs, signOut } from '@wspolnik/testing';
import { answering, openCreate, press, step, type } from '../testing/form.tsx';

beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

describe('for how many rewards the balance lasts', () => {
  const price = async (points: string, price: string, reward: string) => {
    answering({ mine: ownPage([], { available_points: points }) });
    await openCreate('?step=price');
    await step('Cena i punkty');
    type(/^Cena/, price);
    type(/^Nagroda za zamówienie/, reward);
  };

  it('the number of rewards is shown while the reward is typed', async () => {
    await price('1181.00', '1800', '100');
    expect(await screen.findByText('Masz 1 181,00 zł: starczy na 11 nagród')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Doładuj punkty' })).not.toBeInTheDocument();
    type(/^Nagroda za zamówienie/, '1181,01');
    expect(await screen.findByText('Masz 1 181,00 zł: nie starczy na nagrodę')).toBeVisible();
  });

  it('the number of rewards comes with a way to top up when they are few, also before publishing', async () => {
    await price('150.00', '1800', '100');
    expect(await screen.findByText('Masz 150,00 zł: starczy na 1 nagrodę')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Doładuj punkty' })).toHaveAttribute('href', '/points/registry');
    await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
    await step('Podgląd');
    expect(screen.getByText('Masz 150,00 zł: starczy na 1 nagrodę')).toBeVisible();
  });

  it('the balance is shown for a percentage of an individual price', async () => {
    answering({ mine: ownPage([], { available_points: '150.00' }) });
    await openCreate('?step=price');
    await step('Cena i punkty');
    await userEvent.click(screen.getByRole('radio', { name: /Wycena indywidualna/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Procent ceny/ }));
    type(/^Procent łącznie/, '5');
    expect(await screen.findByText('Na nagrody masz 150,00 zł.')).toBeVisible();
  });
});

describe('the place', () => {
  const company = (location: object) => ({ ...sellerProfile, address: 'ul. Dębowa 5', zip_code: '60-101', location });
  const open = async (location: object) => {
    answering();
    fakeApi({
      'GET categories/': () => categories,
      'GET offers/get-mine/': () => ownPage(),
      'GET accounts/company-data/': () => company(location),
    });
    await openCreate('?step=place');
    await step('Miejsce');
  };

  it('the place is the address of the company by one press', async () => {
    await open({ city: 'Poznań', lat: 52.4, lng: 16.9 });
    await press('Użyj adresu firmy');
    expect(screen.getByRole('combobox', { name: /Ulica i numer/ })).toHaveValue('ul. Dębowa 5');
    expect(screen.getByRole('textbox', { name: /Kod pocztowy/ })).toHaveValue('60-101');
    expect(await screen.findByText('Ten krok możesz pominąć.', { exact: false })).toBeVisible();
  });

  it('the place is typed when the company has no address', async () => {
    await open({ city: null, lat: null, lng: null });
    expect(screen.queryByRole('button', { name: 'Użyj adresu firmy' })).not.toBeInTheDocument();
  });
});

describe('what is included', () => {
  it('the field has at most ten lines of 120 characters', async () => {
    answering();
    await openCreate();
    const field = await screen.findByRole('textbox', { name: /^Co obejmuje oferta/ });
    type(/^Co obejmuje oferta/, Array.from({ length: 11 }, (_, line) => `Punkt ${line}`).join('\n'));
    await press('Dalej');
    expect(await screen.findByText('Podaj najwyżej 10 punktów.')).toBeVisible();
    type(/^Co obejmuje oferta/, 'a'.repeat(121));
    expect(await screen.findByText('Jeden punkt może mieć najwyżej 120 znaków.')).toBeVisible();
    expect(field).toBeInvalid();
  });
});

it('the form asks for the details of a job in the first step, in a category of jobs without a question', async () => {
  const job = { ...categories[1], id: idOf(300), name: 'Praca', is_job: true, children: [] };
  answering();
  fakeApi({ 'GET categories/': () => [...categories, job], 'GET offers/get-mine/': () => ownPage() });
  await openCreate();
  const question = await screen.findByRole('checkbox', { name: 'To oferta pracy lub współpracy' });
  expect(screen.queryByText('Wynagrodzenie od')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('treeitem', { name: /Praca/ }));
  expect(await screen.findByText('Wynagrodzenie od')).toBeVisible();
  expect(question).not.toBeInTheDocument();
  const choices = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('Wynagrodzenie za')).toEqual(expect.arrayContaining(['godzinę', 'miesiąc', 'rok']));
  expect(choices('Kwoty są')).toEqual(expect.arrayContaining(['brutto', 'netto (na rękę albo bez VAT)']));
  expect(screen.getByRole('checkbox', { name: 'Umowa o pracę' })).toBeVisible();
  expect(screen.getByLabelText(/^Zgłoszenia do dnia/)).toHaveAccessibleDescription(
    /Po tym dniu oferta zniknie z listy/,
  );
});
