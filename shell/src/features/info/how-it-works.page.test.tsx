import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { HowItWorksPage } from './how-it-works.page.tsx';

it.each([
  ['pl', 'Kto dostaje nagrodę?', 'Połowę dostaje kupujący'],
  ['en', 'Who gets the reward?', 'Half goes to the buyer'],
] as const)('a frequent question is answered once it is opened by keyboard, in %s', async (locale, name, answer) => {
  const { container } = await renderPage(<HowItWorksPage />, { url: '/how-it-works', locale });
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name })).toHaveTextContent(answer);
  expect(await axe(container)).toEqual([]);
});
