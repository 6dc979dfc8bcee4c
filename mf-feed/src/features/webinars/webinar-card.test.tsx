import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/shared-ui/testing';
import { renderUi } from '../../testing/render-ui.ts';
import { exampleWebinar } from './testing/webinars.ts';
import { WebinarCard } from './webinar-card.tsx';
import { webinarState } from './webinar-state.ts';

// axe's color-contrast rule measures text on a canvas, which jsdom does not implement.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

const START = exampleWebinar.webinar_date;
const BEFORE = '2026-11-20T12:59:59Z';
const DURING = '2026-11-20T13:30:00Z';
const AFTER = '2026-11-20T14:00:00Z';

test.each([
  [BEFORE, 'upcoming'],
  [START, 'running'],
  ['2026-11-20T13:59:59.999Z', 'running'],
  [AFTER, 'past'],
  ['2026-11-20T14:00:00+01:00', 'running'],
])('at %s it is %s', (now, state) => {
  expect(webinarState(START, now)).toBe(state);
  expect(webinarState(new Date(START), Date.parse(now))).toBe(state);
});

test('before the start it links to the sign-up and to the calendar file', async () => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={BEFORE} />);
  expect(screen.getByText(/odbędzie się/)).toHaveTextContent('odbędzie się 20 listopada 2026 14:00');
  const signUp = screen.getByRole('link', { name: 'Zapisz się: Jak wejść na rynek niemiecki bez oddziału' });
  expect(signUp).toHaveAttribute('href', 'https://example.com/zapisy');
  expect(screen.getByRole('link', { name: /^Dodaj do kalendarza/ })).toHaveAttribute(
    'href',
    exampleWebinar.calendar_url,
  );
  expect(screen.queryByText(/właśnie trwa|do historii/)).not.toBeInTheDocument();
});

test('while it runs it links to the sign-up', async () => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={DURING} />);
  expect(screen.getByText('Webinar właśnie trwa')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Zapisz się/ })).toBeInTheDocument();
  expect(screen.queryByText(/odby/)).not.toBeInTheDocument();
});

test('after the end there is no sign-up', async () => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={AFTER} />);
  expect(screen.getByText(/odbyło się/)).toBeInTheDocument();
  expect(screen.getByText('Ten webinar przeszedł już do historii')).toBeInTheDocument();
  expect(screen.queryByText('Zapisz się')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /kalendarz/ })).not.toBeInTheDocument();
});

test('without an address the button is disabled', async () => {
  await renderUi(<WebinarCard webinar={{ ...exampleWebinar, signup_url: null }} now={BEFORE} />);
  expect(screen.getByRole('button', { name: 'Zapisz się' })).toBeDisabled();
});

test('the speaker has contact links, and missing data is omitted', async () => {
  const { rerender } = await renderUi(<WebinarCard webinar={exampleWebinar} now={BEFORE} />);
  expect(screen.getByRole('region', { name: 'Prowadzi: Ewa Wiśniewska' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(screen.getByRole('link', { name: 'ewa@example.com' })).toHaveAttribute('href', 'mailto:ewa@example.com');
  const bare = { name: 'Ewa', description: '', thumbnail: null, sector: null, phone: null, email: null };
  rerender(<WebinarCard webinar={{ ...exampleWebinar, category: null, speaker: bare }} now={BEFORE} />);
  expect(screen.queryByRole('link', { name: /@|\+48/ })).not.toBeInTheDocument();
});

test('a menu is shown to viewers who have items', async () => {
  const items = [{ title: 'Edytuj', onClick: jest.fn() }];
  const { rerender } = await renderUi(<WebinarCard webinar={exampleWebinar} now={BEFORE} />);
  expect(screen.queryByRole('button', { name: /Czynności/ })).not.toBeInTheDocument();
  rerender(<WebinarCard webinar={exampleWebinar} now={BEFORE} menuItems={items} />);
  expect(screen.getByRole('button', { name: /^Czynności: webinar/ })).toHaveAttribute('aria-haspopup', 'menu');
});

test.each([
  ['pl', BEFORE, /^odbędzie się/],
  ['en', BEFORE, /^takes place/],
  ['en', DURING, /is on now/],
  ['en', AFTER, /^took place/],
] as const)('no axe violations in %s at %s', async (locale, now, text) => {
  const { container } = await renderUi(
    <main>
      <h2>Webinary</h2>
      <WebinarCard webinar={exampleWebinar} now={now} menuItems={[{ title: 'Edytuj' }]} />
    </main>,
    { locale },
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});
