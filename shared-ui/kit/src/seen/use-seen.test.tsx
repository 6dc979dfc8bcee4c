import { act, screen, within } from '@testing-library/react';
import { axe, createRenderUi } from '@wspolnik/testing';
import { ChangedNote } from './changed-note.tsx';
import { type Seen, useSeen } from './use-seen.ts';

const renderUi = createRenderUi();

interface Terms {
  price: string;
  day: string;
  covered?: boolean;
}
const terms = (price: string, day = '2026-01-20', covered = true): Terms => ({ price, day, covered });

/** Renders the hook with what is live, and again with what becomes live. */
async function seeing(first: Terms | null) {
  let current: Seen<Terms> | undefined;
  function Watch({ live }: { live: Terms | null }) {
    current = useSeen(live, ['price', 'day']);
    return null;
  }
  const { rerender } = await renderUi(<Watch live={first} />);
  const hook = () => {
    if (!current) throw new Error('not rendered');
    return current;
  };
  return { hook, become: (live: Terms | null) => rerender(<Watch live={live} />) };
}

describe('what was seen', () => {
  it('the seen state stays while what is live changes, until it is agreed to', async () => {
    const { hook, become } = await seeing(terms('10.00'));
    become(terms('90.00'));
    expect([hook().seen, hook().changed]).toEqual([terms('10.00'), terms('90.00')]);
    act(() => hook().agree());
    expect([hook().seen, hook().changed]).toEqual([terms('90.00'), null]);
    become(terms('10.00'));
    expect(hook().changed).toEqual(terms('10.00'));
    become(terms('90.00'));
    expect(hook().changed).toBeNull();
  });

  it('the seen state stays when nothing is live any more, or something that nobody decides about changes', async () => {
    const { hook, become } = await seeing(terms('10.00'));
    become(null);
    expect([hook().seen, hook().changed]).toEqual([terms('10.00'), null]);
    become(terms('10.00', '2026-01-20', false));
    expect(hook().changed).toBeNull();
  });

  it('the seen state differs from what a refusal answered, also from something live that is older', async () => {
    const { hook, become } = await seeing(terms('10.00'));
    act(() => hook().learn(terms('90.00')));
    become(terms('10.00'));
    expect([hook().seen, hook().changed]).toEqual([terms('10.00'), terms('90.00')]);
    act(() => hook().agree());
    expect([hook().seen, hook().changed]).toEqual([terms('90.00'), null]);
  });

  it('the seen state begins with what is known first', async () => {
    const { hook, become } = await seeing(null);
    expect(hook().seen).toBeNull();
    become(terms('10.00'));
    expect([hook().seen, hook().changed]).toEqual([terms('10.00'), null]);
  });
});

describe('what a dialog opened with', () => {
  it('the state of an open dialog stays while what is live is another already, or comes later', async () => {
    let current: Seen<Terms, Terms> | undefined;
    const isSame = (one: Terms, other: Terms) => one.price === other.price;
    function Watch({ live }: { live: Terms | null }) {
      current = useSeen<Terms, Terms>(live, isSame, terms('10.00'));
      return null;
    }
    const { rerender } = await renderUi(<Watch live={terms('90.00')} />);
    expect([current?.seen, current?.changed]).toEqual([terms('10.00'), terms('90.00')]);
    rerender(<Watch live={terms('10.00', '2026-02-01')} />);
    expect([current?.seen, current?.changed]).toEqual([terms('10.00'), null]);
    rerender(<Watch live={terms('50.00')} />);
    act(() => current?.agree());
    expect([current?.seen, current?.changed]).toEqual([terms('50.00'), null]);
  });
});

const ROWS = [
  { term: 'Cena', from: '4 000,00 zł', to: '9 000,00 zł' },
  { term: 'Ważna do', from: '20 stycznia', to: '20 stycznia' },
];

it.each([
  ['pl', 'Warunki zmieniły się w międzyczasie', 'wcześniej 4 000,00 zł teraz 9 000,00 zł'],
  ['en', 'The terms have changed in the meantime', 'before 4 000,00 zł now 9 000,00 zł'],
] as const)('a note shows only what has changed (%s)', async (locale, title, text) => {
  const { container } = await renderUi(<ChangedNote rows={ROWS} />, { locale });
  const note = within(screen.getByRole('alert'));
  expect(note.getByText(title)).toBeVisible();
  expect(note.getByRole('definition')).toHaveTextContent(text);
  expect(screen.queryByText('Ważna do')).toBeNull();
  expect(await axe(container)).toEqual([]);
});
