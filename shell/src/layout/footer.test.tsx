import { cleanup, screen } from '@testing-library/react';
import { readRelease } from '../platform/release.ts';
import { renderPage } from '../testing/render-page.ts';
import { Footer } from './footer.tsx';

it('the footer names the operator on every page, or that there is none', async () => {
  const release = readRelease();
  Object.assign(release, {
    number: 1,
    config: { operator: { name: 'Żagle S.A.', address: 'Łódź', nip: '1234563218' } },
  });
  await renderPage(<Footer />, { url: '/' });
  expect(screen.getByText(/Żagle S\.A\., Łódź, NIP 1234563218\./)).toBeVisible();
  cleanup();
  release.config = {};
  await renderPage(<Footer />, { url: '/en', locale: 'en' });
  expect(screen.getByText(/Test operator/)).toBeVisible();
});
