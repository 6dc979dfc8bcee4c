import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, noConnection } from '@wspolnik/shared-auth/testing';
import { ShareOffer } from './share-offer.tsx';
import { renderPage } from './testing/render-page.tsx';
import { offerSummary } from './testing/samples.ts';
import { signInAs, signOut } from './testing/session.ts';

const offer = offerSummary();
const link = `${window.location.origin}/offers/${offer.id}`;

async function share(reflink: () => unknown) {
  fakeApi({ 'GET reflink/': reflink });
  signInAs.person();
  await renderPage(<ShareOffer offer={offer} onClose={() => {}} />, { url: '/offers' });
  return screen.findByRole('textbox', { name: 'Link do udostępnienia' });
}

afterEach(signOut);

it('the link of somebody signed in is their own, which copying waits for', async () => {
  let answer: (reflink: unknown) => void = () => {};
  const field = await share(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('button', { name: 'Kopiuj link' })).toHaveAttribute('aria-busy', 'true');
  act(() => answer({ token: 'ewa-1', url: '/?ref=ewa-1' }));
  await waitFor(() => expect(field).toHaveValue(`${link}?ref=ewa-1`));
  expect(screen.getByRole('button', { name: 'Kopiuj link' })).not.toHaveAttribute('aria-busy');
});

it('the link is plain where their own cannot be had', async () => {
  const field = await share(noConnection);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kopiuj link' })).not.toHaveAttribute('aria-busy'));
  expect(field).toHaveValue(link);
});
