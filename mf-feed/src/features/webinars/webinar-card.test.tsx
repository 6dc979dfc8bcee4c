import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/testing';
import { renderUi } from '../../testing/render-ui.ts';
import { exampleWebinar } from './testing/webinars.ts';
import { WebinarCard } from './webinar-card.tsx';
import { webinarState } from './webinar-state.ts';

const onOpen = () => undefined;
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
])('a webinar is at %s %s', (now, state) => {
  expect(webinarState(START, now)).toBe(state);
  expect(webinarState(new Date(START), Date.parse(now))).toBe(state);
});

test('before the start it links to the sign-up and to the calendar file', async () => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={BEFORE} onOpen={onOpen} />);
  expect(screen.getByText(/odbędzie się/)).toHaveTextContent('odbędzie się za 1 minutę');
  expect(screen.getByText('piątek, 20 listopada 2026 14:00')).toHaveAttribute('datetime', START);
  const signUp = screen.getByRole('link', { name: 'Zapisz się: Jak wejść na rynek niemiecki bez oddziału' });
  expect(signUp).toHaveAttribute('href', 'https://example.com/zapisy');
  expect(screen.getByRole('link', { name: /^Dodaj do kalendarza/ })).toHaveAttribute(
    'href',
    exampleWebinar.calendar_url,
  );
  expect(screen.queryByText(/właśnie trwa|do historii/)).not.toBeInTheDocument();
});

test('a running webinar is joined', async () => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={DURING} onOpen={onOpen} />);
  expect(screen.getByText('Webinar właśnie trwa')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dołącz: Jak wejść na rynek niemiecki bez oddziału' })).toHaveAttribute(
    'href',
    'https://example.com/zapisy',
  );
  expect(screen.queryByText(/odby|Zapisz/)).not.toBeInTheDocument();
});

test('a past webinar has no sign-up', async () => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={AFTER} onOpen={onOpen} />);
  expect(screen.getByText(/odbyło się/)).toBeInTheDocument();
  expect(screen.getByText('Ten webinar przeszedł już do historii')).toBeInTheDocument();
  expect(screen.queryByText('Zapisz się')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /kalendarz/ })).not.toBeInTheDocument();
});

const inside = { ...exampleWebinar, signup_url: null };
const own = { has_place: true, position: null, show_contacts: true, show_participants: false, join_url: null };
const link = (name: RegExp) => screen.queryByRole('link', { name });
const button = (name: RegExp) => screen.queryByRole('button', { name });

test('people sign up here while there are places, then for the waiting list', async () => {
  const open = jest.fn();
  const shown = (webinar: object, now = BEFORE) => (
    <WebinarCard webinar={{ ...inside, ...webinar }} now={now} onOpen={open} />
  );
  const { rerender } = await renderUi(shown({ places: 30, free_places: 2 }));
  expect(screen.getByText('Zostały 2 miejsca')).toBeVisible();
  button(/^Zapisz się: Jak wejść/)?.click();
  expect(open).toHaveBeenLastCalledWith('sign-up');
  rerender(shown({ places: 30, free_places: 0 }));
  expect(screen.getByText('Brak miejsc')).toBeVisible();
  expect(button(/^Zapisz się na listę oczekujących/)).toBeVisible();
  rerender(shown({}, DURING));
  expect(button(/^Dołącz: /)).toBeVisible();
  expect(button(/^Zapisz się/)).toBeNull();
});

test('who is signed up sees the place, the link to the meeting once it is there, and signs off', async () => {
  const open = jest.fn();
  const shown = (sign_up: object, now = BEFORE) => (
    <WebinarCard webinar={{ ...inside, sign_up: { ...own, ...sign_up } }} now={now} onOpen={open} />
  );
  const { rerender } = await renderUi(shown({}));
  expect(screen.getByText('Masz miejsce na tym webinarze.')).toHaveTextContent(/godzinę przed startem/);
  expect(link(/^Dołącz/)).toBeNull();
  button(/^Wypisz się: /)?.click();
  expect(open).toHaveBeenLastCalledWith('sign-off');
  rerender(shown({ join_url: 'https://example.com/spotkanie' }, DURING));
  expect(link(/^Dołącz/)).toHaveAttribute('href', 'https://example.com/spotkanie');
  rerender(shown({}, DURING));
  expect(screen.getByText(/nie podał linku/)).toBeVisible();
  rerender(shown({ has_place: false, position: 3 }));
  expect(screen.getByText(/na pozycji 3/)).toBeVisible();
});

test('a past webinar has its recording, and its participants for who came', async () => {
  const recording_url = 'https://example.com/nagranie';
  const shown = (webinar: object) => <WebinarCard webinar={{ ...inside, ...webinar }} now={AFTER} onOpen={onOpen} />;
  const { rerender } = await renderUi(shown({ recording_url }));
  expect(link(/^Obejrzyj nagranie/)).toHaveAttribute('href', recording_url);
  expect(button(/^Poznaj uczestników/)).toBeNull();
  rerender(shown({ sign_up: own }));
  expect(link(/^Obejrzyj nagranie/)).toBeNull();
  expect(button(/^Poznaj uczestników/)).toBeVisible();
});

test.each([
  [1, 'Z Twojej sieci: Anna Nowak'],
  [3, 'Z Twojej sieci: Anna Nowak i 2 osoby'],
])('contacts who come are named, and %s counted', async (count, text) => {
  const contacts = { count, people: [{ id: 'user-1', name: 'Anna Nowak', thumbnail: null }] };
  await renderUi(<WebinarCard webinar={{ ...inside, contacts }} now={BEFORE} onOpen={onOpen} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('an address of the speaker is no more than the address', async () => {
  const speaker = { ...exampleWebinar.speaker, email: 'ewa@example.com?bcc=evil@x.pl' };
  await renderUi(<WebinarCard webinar={{ ...exampleWebinar, speaker }} now={BEFORE} onOpen={onOpen} />);
  expect(screen.getByRole('link', { name: /bcc/ }).getAttribute('href')).not.toContain('?');
});

test('the speaker has contact links, and missing data is omitted', async () => {
  const { rerender } = await renderUi(<WebinarCard webinar={exampleWebinar} now={BEFORE} onOpen={onOpen} />);
  expect(screen.getByText('Prowadzi: Ewa Wiśniewska')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(screen.getByRole('link', { name: 'ewa@example.com' })).toHaveAttribute('href', 'mailto:ewa@example.com');
  const bare = { name: 'Ewa', description: '', image: null, thumbnail: null, sector: null, phone: null, email: null };
  rerender(<WebinarCard webinar={{ ...exampleWebinar, category: null, speaker: bare }} now={BEFORE} onOpen={onOpen} />);
  expect(screen.queryByRole('link', { name: /@|\+48/ })).not.toBeInTheDocument();
});

test.each([
  ['2026-11-20T12:55:01Z', 'za 5 minut'],
  ['2026-11-20T12:00:00Z', 'za 1 godzinę'],
  ['2026-11-20T11:00:00Z', 'za 2 godziny'],
  // The evening before in Poland.
  ['2026-11-19T23:30:00Z', 'za 14 godzin'],
  ['2026-11-19T10:00:00Z', 'jutro'],
  ['2026-11-18T08:00:00Z', 'pojutrze'],
  ['2026-11-10T23:30:00Z', 'za 9 dni'],
])('the card says at %s how long it is until the start: %s', async (now, text) => {
  await renderUi(<WebinarCard webinar={exampleWebinar} now={now} onOpen={onOpen} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the state is that of the answer without a clock', async () => {
  await renderUi(<WebinarCard webinar={{ ...exampleWebinar, state: 'past' }} now={null} onOpen={onOpen} />);
  expect(screen.getByText('Ten webinar przeszedł już do historii')).toBeInTheDocument();
});

test('a menu is shown to viewers who have items', async () => {
  const items = [{ title: 'Edytuj', onClick: jest.fn() }];
  const { rerender } = await renderUi(<WebinarCard webinar={exampleWebinar} now={BEFORE} onOpen={onOpen} />);
  expect(screen.queryByRole('button', { name: /Czynności/ })).not.toBeInTheDocument();
  rerender(<WebinarCard webinar={exampleWebinar} now={BEFORE} menuItems={items} onOpen={onOpen} />);
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
      <WebinarCard webinar={exampleWebinar} now={now} onOpen={onOpen} menuItems={[{ title: 'Edytuj' }]} />
    </main>,
    { locale },
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});
