import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/index.ts';
import { exampleOffer } from '../../testing/offer.ts';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '../../testing/render-ui.tsx';
import { CompanyCard } from '../company-card/company-card.tsx';
import { CompanyWidget } from '../company-widget/company-widget.tsx';
import { ContactCard } from '../contact-card/contact-card.tsx';
import { OfferThumbnail } from '../offer-thumbnail/offer-thumbnail.tsx';
import { UserCard } from '../user-card/user-card.tsx';
import { exampleCompany, exampleContact, exampleUser, LONG_NAME, NOW } from './testing/profiles.ts';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

// axe measures text on a canvas for a rule that jsdom cannot judge.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

const nothing = () => undefined;
const network = { authenticated: true, onChange: nothing, onError: nothing };
const admin = { editHref: '/companies/7/edit', onDelete: nothing };
const NAME = exampleCompany.name;

const VIEWS = {
  'company card': (
    <CompanyCard
      company={exampleCompany}
      {...{ network, admin }}
      onShare={nothing}
      onMessage={nothing}
      headingLevel={2}
    />
  ),
  'company widget': (
    <CompanyWidget company={exampleCompany} {...{ network, admin }} onShare={nothing} onMessage={nothing} />
  ),
  'company header': (
    <CompanyWidget variant="header" company={exampleCompany} {...{ network, admin }} onShare={nothing} />
  ),
  'user card': <UserCard user={exampleUser} network={network} onShare={nothing} onMessage={nothing} headingLevel={2} />,
  'contact card': (
    <ContactCard contact={exampleContact('they_connected')} now={NOW} network={network} headingLevel={2} />
  ),
  'offer thumbnail': <OfferThumbnail offer={exampleOffer} href="/offers/1" onShare={nothing} headingLevel={2} />,
};

test.each(Object.entries(VIEWS))('the %s has no axe violations', async (_, view) => {
  const { container } = await renderUi(view);
  expect(await axe(container)).toEqual([]);
});

test('a company card links to the company, says where it is, how it is rated and whom it knows', async () => {
  await renderUi(<CompanyCard company={exampleCompany} />);
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/companies/7');
  expect(screen.getByText('Kraków')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ocena: 4,8 na 5' })).toHaveTextContent('4,8');
  expect(screen.getByText(/, 12 wspólnych kontaktów$/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [0, '0 kontaktów'],
  [1, '1 kontakt'],
  [2, '2 kontakty'],
  [5, '5 kontaktów'],
  [12, '12 kontaktów'],
  [22, '22 kontakty'],
  [25, '25 kontaktów'],
  [112, '112 kontaktów'],
])('%i contacts read in Polish: %s', async (total_contacts, text) => {
  await renderUi(<CompanyCard company={{ ...exampleCompany, total_contacts, shared_contacts: 0 }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('without a rating and a place it says so, without a logo it shows initials', async () => {
  await renderUi(<CompanyCard company={{ ...exampleCompany, rating: 0, city: null, shared_contacts: 0 }} />);
  for (const text of ['brak oceny', 'Brak lokalizacji', 'PC']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/wspóln/)).not.toBeInTheDocument();
});

test("the API's company keeps its city in its location; the logo is decoration", async () => {
  const { city: _, ...rest } = exampleCompany;
  const { container } = await renderUi(
    <CompanyCard company={{ ...rest, location: { city: 'Gdańsk' }, thumbnail: '/files/7.jpg', name: LONG_NAME }} />,
    { locale: 'en' },
  );
  expect(screen.getByText('Gdańsk')).toBeInTheDocument();
  expect(screen.getByText(/, 12 shared contacts$/)).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/7.jpg');
  expect(screen.getByRole('img')).toHaveAccessibleName('Rating: 4.8 of 5');
});

test('the keyboard goes from the name over sharing and contact to a message', async () => {
  const user = userEvent.setup();
  const onShare = jest.fn();
  const onMessage = jest.fn();
  const onChange = jest.fn();
  await renderUi(
    <CompanyCard company={exampleCompany} network={{ ...network, onChange }} {...{ onShare, onMessage }} />,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: NAME })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onShare).toHaveBeenCalledTimes(1);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('add');
  await user.tab();
  expect(screen.getByRole('button', { name: `Napisz wiadomość: ${NAME}` })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onMessage).toHaveBeenCalledTimes(1);
});

test('an admin edits a company, and deletes it after a question that stays until it is done', async () => {
  const user = userEvent.setup();
  let done: () => void = () => undefined;
  const onDelete = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  await renderUi(<CompanyCard company={exampleCompany} admin={{ ...admin, onDelete }} />);
  screen.getByRole('button', { name: `Zarządzaj: ${NAME}` }).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Edytuj firmę' })).toHaveAttribute('href', '/companies/7/edit');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Usuń firmę' })).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć tę firmę?' })).toHaveTextContent(
    NAME,
  );
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Usuń firmę' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  done();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test("the head of a company's page is its title, and no link to itself", async () => {
  await renderUi(<CompanyWidget variant="header" company={exampleCompany} />);
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('beside a page a company is a link', async () => {
  await renderUi(<CompanyWidget company={exampleCompany} href="/companies/7?tab=offers" />);
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/companies/7?tab=offers');
});

test('a person is a link to the profile, and who is no guest can write', async () => {
  const user = userEvent.setup();
  const onMessage = jest.fn();
  await renderUi(<UserCard user={exampleUser} onMessage={onMessage} onShare={nothing} />, { locale: 'en' });
  expect(screen.getByRole('link', { name: exampleUser.name })).toHaveAttribute('href', '/en/profiles/9');
  await user.click(screen.getByRole('button', { name: `Write a message: ${exampleUser.name}` }));
  expect(onMessage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: `Share: ${exampleUser.name}` })).toBeInTheDocument();
});

test('a contact says its state since when, how many are shared, and offers what is allowed', async () => {
  await renderUi(<ContactCard contact={exampleContact('they_connected')} now={NOW} network={network} />);
  expect(screen.getByText('Zaprasza do kontaktów')).toHaveTextContent('Zaprasza do kontaktów · 2 dni temu');
  expect(screen.getByText('3 wspólne kontakty')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Przyjmij zaproszenie: ${NAME}` })).toBeInTheDocument();
});

test('a person among the contacts is told from a company', async () => {
  await renderUi(<ContactCard contact={exampleContact('connected', { type: 'user' })} now={NOW} network={network} />);
  expect(screen.getByText('Osoba')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/profiles/7');
  expect(screen.getByText('Stały kontakt')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an offer in short has its price, points, category, place and a share button', async () => {
  const user = userEvent.setup();
  const onShare = jest.fn();
  await renderUi(<OfferThumbnail offer={exampleOffer} href="/offers/1" onShare={onShare} />);
  expect(screen.getByRole('link', { name: 'Projekt sklepu' })).toHaveAttribute('href', '/offers/1');
  for (const text of ['4\u00a0900,00 – 12\u00a0000,00\u00a0zł', 'IT i oprogramowanie', 'Kraków', 'Pracownia Cyfrowa']) {
    expect(
      screen.getByText((_, element) => element?.textContent === text && element.children.length === 0),
    ).toBeInTheDocument();
  }
  expect(screen.getByText('Punkty lojalnościowe').parentElement).toHaveTextContent('245,00 zł');
  await user.click(screen.getByRole('button', { name: 'Udostępnij: Projekt sklepu' }));
  expect(onShare).toHaveBeenCalledTimes(1);
});
