import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activationRequest, axe, fakeApi, pageOf, problem } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { OverviewPage } from './overview.page.tsx';

const LIST = 'GET accounts/admin/cva/';

it('shows the number of waiting requests and links to them', async () => {
  fakeApi({ [LIST]: () => pageOf([activationRequest()], { count: 22 }) });
  const { container } = await renderPage(<OverviewPage />, { url: '/admin' });
  expect(await screen.findByText('22 wnioski czekają na decyzję')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz wnioski' })).toHaveAttribute(
    'href',
    '/admin/companies/activation-requests',
  );
  expect(await axe(container)).toEqual([]);
});

it('says when no company is waiting', async () => {
  fakeApi({ [LIST]: () => pageOf([]) });
  await renderPage(<OverviewPage />, { url: '/en/admin', locale: 'en' });
  expect(await screen.findByText('No request waits for a decision.')).toBeVisible();
});

it('shows the failure and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([])) });
  await renderPage(<OverviewPage />, { url: '/admin' });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Żaden wniosek nie czeka na decyzję.')).toBeVisible();
});
