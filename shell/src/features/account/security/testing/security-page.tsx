import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfirmationMethod, SessionInfo, TwoStep } from '@wspolnik/contract';
import {
  confirmation,
  confirmationMethods,
  fakeApi,
  idOf,
  me,
  pageOf,
  problem,
  sessionInfo,
  twoStep,
} from '@wspolnik/testing';
import { renderPage } from '../../../../testing/render-page.ts';
import { SecurityPage } from '../security.page.tsx';

export const PATH = '/account/settings/password';
export const NOTHING = () => new Response(null, { status: 204 });
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
export const other = sessionInfo({
  id: idOf(2),
  user_agent: ANDROID,
  current: false,
  country: 'DE',
  second_step: true,
});

export const wrong = (field: string, code: string) => problem(422, 'validation_failed', { [field]: [{ code }] });

interface World {
  state?: TwoStep;
  sessions?: SessionInfo[];
  /** The confirmation of a change. */
  methods?: ConfirmationMethod[];
  answers?: Parameters<typeof fakeApi>[0];
  url?: string;
}

export async function open(asked: World = {}) {
  const { state = twoStep(), sessions = [sessionInfo()], methods = [], answers = {}, url = PATH } = asked;
  const world = { state, sessions };
  const sent = fakeApi({
    'GET accounts/two-step/': () => world.state,
    'GET accounts/sessions/': () => pageOf(world.sessions),
    'GET accounts/user-data/': () => me(),
    'GET accounts/confirm/': () => confirmationMethods(...methods),
    'POST accounts/confirm/': () => confirmation(),
    ...answers,
  });
  const { container } = await renderPage(<SecurityPage />, {
    url,
    locale: url.startsWith('/en') ? 'en' : 'pl',
  });
  return { world, sent, container };
}

export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const press = (scope: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(scope).getByRole('button', { name }));
