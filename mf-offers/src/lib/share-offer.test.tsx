import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  idOf,
  noConnection,
  offerSummary,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.ts';
import { ShareOffer } from './share-offer.tsx';

const offer = offerSummary();
const link = `${window.location.origin}/offers/${offer.id}`;

async function share(reflink: () => unknown) {
  fakeApi({ 'GET reflink/': reflink });
  signInAs.person();
  await renderPage(<ShareOffer offer={offer} onClose={() => {}} />, { url: '/offers' });
  return screen.findByRole('textbox', { name: 'Link do udostępnienia' });
}

afterEach(() => act(signOut));

it('a signed-in person shares a personal link, and copying waits for it', async () => {
  let answer: (reflink: unknown) => void = () => {};
  const field = await share(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('button', { name: 'Kopiuj link' })).toHaveAttribute('aria-busy', 'true');
  act(() => answer({ token: 'ewa-1', url: '/?ref=ewa-1' }));
  await waitFor(() => expect(field).toHaveValue(`${link}?ref=ewa-1`));
  expect(screen.getByRole('button', { name: 'Kopiuj link' })).not.toHaveAttribute('aria-busy');
});

it('the link is plain when the personal one cannot be loaded', async () => {
  const field = await share(noConnection);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kopiuj link' })).not.toHaveAttribute('aria-busy'));
  expect(field).toHaveValue(link);
});

/** A page with the button that opens the dialog; closing the dialog unmounts it. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <ShareOffer offer={offer} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Udostępnij
    </button>
  );
}

it('a company shares its own link, never that of the person who switched to it', async () => {
  const answers: ((reflink: unknown) => void)[] = [];
  fakeApi({ 'GET reflink/': () => new Promise((resolve) => answers.push(resolve)) });
  act(() => signInAs.person());
  await renderPage(<Page />, { url: '/offers' });
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Udostępnij' }));
    return screen.findByRole('textbox', { name: 'Link do udostępnienia' });
  };
  const first = await open();
  await act(async () => answers[0]?.({ token: 'ewa-1', url: '/?ref=ewa-1' }));
  await waitFor(() => expect(first).toHaveValue(`${link}?ref=ewa-1`));
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Udostępnij' });
  act(() => switchProfile(sellerProfile));
  const second = await open();
  // Until the company's link is loaded there is none, and copying is disabled.
  expect(second).toHaveValue(link);
  expect(screen.getByRole('button', { name: 'Kopiuj link' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => answers[1]?.({ token: 'zuraw-1', url: '/?ref=zuraw-1' }));
  await waitFor(() => expect(second).toHaveValue(`${link}?ref=zuraw-1`));
});

it('a company that is not active shares the plain link, and reads why', async () => {
  const calls = fakeApi({});
  act(() => signInAs.company({ status: 'draft' }));
  await renderPage(
    <ShareOffer offer={offerSummary({ author: { ...offer.author, id: idOf(77) } })} onClose={() => {}} />,
    {
      url: '/offers',
    },
  );
  expect(await screen.findByRole('textbox', { name: 'Link do udostępnienia' })).toHaveValue(link);
  expect(screen.getByText(/Najpierw zweryfikuj firmę/)).toBeVisible();
  expect(screen.queryByText(/Poleć i zarób/)).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
