import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { otherProfile, sellerProfile, signInAs, signOut, switchProfile } from '@wspolnik/testing';
import { type DraftPlace, useDraft } from './use-draft.ts';

function Note({ place }: { place: DraftPlace }) {
  const { initialValues, keep, forget } = useDraft('note', { text: '' }, place);
  return (
    <>
      <input defaultValue={initialValues.text} onChange={({ target }) => keep({ text: target.value })} />
      <button type="button" onClick={forget}>
        Send
      </button>
    </>
  );
}

function open(place: DraftPlace = 'tab') {
  const { unmount } = render(<Note place={place} />);
  return { unmount, field: screen.getByRole('textbox') };
}

/** Types, and opens the form again after `between`. */
async function reopenAfter(between: () => void, place?: DraftPlace) {
  const { unmount, field } = open(place);
  await userEvent.type(field, 'Draft');
  unmount();
  act(between);
  return open(place).field;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = async () => new Response(null, { status: 204 });
  signInAs.company();
});
afterEach(() => act(signOut));

it.each(['tab', 'device'] as const)('a form that is opened again has what was typed (%s)', async (place) => {
  expect(await reopenAfter(() => {}, place)).toHaveValue('Draft');
});

it('a draft that was given up is not kept again by a form that is still on the screen', async () => {
  const { unmount, field } = open();
  await userEvent.type(field, 'Draft');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(field, '.');
  unmount();
  expect(open().field).toHaveValue('');
});

it('another company of the same person has its own draft', async () => {
  expect(await reopenAfter(() => switchProfile(otherProfile))).toHaveValue('');
});

it('the draft is there again after a session that ended and a new sign-in', async () => {
  const again = () => {
    signOut();
    signInAs.company();
  };
  expect(await reopenAfter(again)).toHaveValue('Draft');
});

it.each(['tab', 'device'] as const)(
  'a sign-out that keeps it gives it back, also in another tab (%s)',
  async (place) => {
    const again = () => {
      void useSessionStore.getState().signOut('keep');
      sessionStorage.clear();
      signInAs.company();
    };
    const field = await reopenAfter(again, place);
    expect(field).toHaveValue('Draft');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(Object.keys(localStorage).filter((key) => key.includes('note'))).toEqual([]);
  },
);

it.each(['tab', 'device'] as const)('signing out removes it (%s)', async (place) => {
  const again = () => {
    void useSessionStore.getState().signOut('remove');
    signInAs.company();
  };
  expect(await reopenAfter(again, place)).toHaveValue('');
});

it('a form that is still open after its person signed out keeps nothing more', async () => {
  const { field } = open('device');
  await act(() => useSessionStore.getState().signOut('remove'));
  await userEvent.type(field, 'Late');
  expect(Object.keys(localStorage).filter((key) => key.includes('note'))).toEqual([]);
});

it('text that is typed and taken back is no draft', async () => {
  const stored = () => Object.keys(sessionStorage).filter((key) => key.includes('note'));
  const { field } = open();
  await userEvent.type(field, 'D');
  expect(stored()).toHaveLength(1);
  await userEvent.clear(field);
  expect(stored()).toEqual([]);
});

it('a draft that was sent is forgotten', async () => {
  const { unmount, field } = open();
  await userEvent.type(field, 'Draft');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  expect(open().field).toHaveValue('');
});

it.each(['null', '[1]', '"text"', '{'])('a stored draft that is %s counts as none', (stored) => {
  sessionStorage.setItem(`wspolnik.draft.${useSessionStore.getState().user?.id}/${sellerProfile.id}.note`, stored);
  expect(open().field).toHaveValue('');
});
