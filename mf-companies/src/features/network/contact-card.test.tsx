import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/shared-ui/testing';
import { exampleCompany, exampleContact, NOW, network } from '../../testing/profiles.ts';
import { renderUi } from '../../testing/render-ui.ts';
import { ContactCard } from './contact-card.tsx';

// axe measures text on a canvas for a rule that jsdom cannot judge.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

const NAME = exampleCompany.name;

test('has no axe violations', async () => {
  const { container } = await renderUi(
    <ContactCard contact={exampleContact('they_connected')} now={NOW} network={network} headingLevel={2} />,
  );
  expect(await axe(container)).toEqual([]);
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
