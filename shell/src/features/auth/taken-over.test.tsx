import { act } from '@testing-library/react';
import { FirstAnswers } from '@wspolnik/kit';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { readMessages, signOut, withSharedTexts } from '@wspolnik/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LoginPage } from './login.page.tsx';

it.each([
  ['asked for', undefined],
  ['answered with an error', { email: 'ewa@example.pl', problem: { code: 'email_not_verified', status: 403 } }],
  ['answered with a session', { email: 'ewa@example.pl', done: true }],
])('React takes the sign-in over without a word when it was %s', async (_, posted) => {
  act(signOut);
  await loadCommonMessages('pl');
  window.history.replaceState(null, '', '/auth/login?from=/posts&email=jan@example.pl');
  const tree = (
    <Providers locale="pl" messages={withSharedTexts(readMessages('shell')).pl}>
      <FirstAnswers value={posted ? { 'accounts/login/': posted } : {}}>
        <LoginPage />
      </FirstAnswers>
    </Providers>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(tree);
  const heading = place.querySelector('h1');
  const complaint = jest.spyOn(console, 'error');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, tree, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  // With a session, the form follows at once here, because this answer holds none.
  expect(heading?.isConnected).toBe(!(posted && 'done' in posted));
  await act(async () => root.unmount());
});
