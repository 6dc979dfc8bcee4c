import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.ts';
import { AdminFrame } from './admin-frame.tsx';

it.each([
  ['/admin', 'Przegląd'],
  ['/admin/companies/activation-requests', 'Wnioski o aktywację'],
  ['/admin/companies/0190aaaa-0000-7000-8000-000000000001', 'Firmy'],
  ['/admin/webinars/create', 'Webinary'],
])('marks the section of %s', async (url, name) => {
  await renderPage(<AdminFrame>text</AdminFrame>, { url });
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name })]);
});
