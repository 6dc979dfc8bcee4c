import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/testing';
import { exampleCompany, exampleContact, NOW, network } from '../../testing/profiles.ts';
import { renderUi } from '../../testing/render-ui.ts';
import { ContactCard } from './contact-card.tsx';

const NAME = exampleCompany.name;

test('the card has no axe violations', async () => {
  const { container } = await renderUi(
    <ContactCard contact={exampleContact('they_connected')} now={NOW} network={network} headingLevel={2} />,
  );
  expect(await axe(container)).toEqual([]);
});

test('a contact shows its state with a date, the number of shared contacts and the allowed actions', async () => {
  await renderUi(<ContactCard contact={exampleContact('they_connected')} now={NOW} network={network} />);
  expect(screen.getByText('Zaprasza do kontaktów')).toHaveTextContent('Zaprasza do kontaktów · 2 dni temu');
  expect(screen.getByText('3 wspólne kontakty')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Przyjmij zaproszenie: ${NAME}` })).toBeInTheDocument();
});

test('a contact names shared ones', async () => {
  const contact = exampleContact('both_connected', { shared_names: ['Anna Nowak'] });
  await renderUi(<ContactCard contact={contact} now={NOW} />, { locale: 'en' });
  expect(screen.getByTitle('Anna Nowak')).toHaveTextContent('Shared: Anna Nowak and 2 others');
});

test('a person among the contacts is distinguishable from a company', async () => {
  await renderUi(
    <ContactCard contact={exampleContact('connected', { type: 'user', city: null })} now={NOW} network={network} />,
  );
  expect(screen.getByText('Osoba')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/profiles/7');
  expect(screen.getByText('Ten sam zespół')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
