import { act, screen } from '@testing-library/react';
import { adminOverview, axe, fakeApi, tellFrame } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { AdminFrame } from './admin-frame.tsx';

const OVERVIEW = 'GET accounts/admin/overview/';
const waits = (count: number) => ({ count, oldest_at: count > 0 ? '2026-11-20T10:00:00.000Z' : null });

it.each([
  ['/admin', 'Przegląd'],
  ['/admin/companies/activation-requests', 'Wnioski o aktywację'],
  ['/admin/companies/0190aaaa-0000-7000-8000-000000000001', 'Firmy'],
  ['/admin/webinars/create', 'Webinary'],
])('the section of %s is marked as current', async (url, name) => {
  fakeApi({ [OVERVIEW]: () => adminOverview() });
  await renderPage(<AdminFrame>text</AdminFrame>, { url });
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name })]);
});

it('each section shows how much waits, and follows the decisions of others', async () => {
  let overview = adminOverview({ content_reports: waits(2), appeals: waits(1), role_proposals: waits(1) });
  fakeApi({ [OVERVIEW]: () => overview });
  const { container } = await renderPage(<AdminFrame>text</AdminFrame>, { url: '/admin/companies' });
  expect(await screen.findByRole('link', { name: 'Moderacja 3 czekają' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Użytkownicy 1 czeka' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wnioski o wypłatę' })).toBeVisible();
  expect(await axe(container)).toEqual([]);
  overview = adminOverview({ content_reports: waits(2) });
  act(() => tellFrame({ seq: 1, type: 'moderation.changed', data: {} }));
  expect(await screen.findByRole('link', { name: 'Moderacja 2 czekają' })).toBeVisible();
});
