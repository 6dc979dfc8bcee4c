import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { HowItWorksPage } from './how-it-works.page.tsx';

it.each([
  ['pl', 'Kto dostaje nagrodę?', 'Połowę dostaje kupujący'],
  ['en', 'Who gets the reward?', 'Half goes to the buyer'],
] as const)('a frequent question is answered once it is opened, in %s', async (locale, name, answer) => {
  const { container } = await renderPage(<HowItWorksPage />, { url: '/how-it-works', locale });
  const shown = () => screen.getByText(answer, { exact: false });
  expect(shown()).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 3, name }));
  expect(shown()).toBeVisible();
  expect(await axe(container)).toEqual([]);
});
