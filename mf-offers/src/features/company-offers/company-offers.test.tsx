import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, offerSummary, pageOf, problem } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyOffers } from './company-offers.tsx';

const COMPANY = idOf(1);
const OFFERS = 'GET offers/';
const desk = offerSummary({ id: idOf(501) });

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<CompanyOffers companyId={COMPANY} />, {
    url: `${locale === 'en' ? '/en' : ''}/companies/${COMPANY}`,
    locale,
  });

it("shows the company's newest offers", async () => {
  const calls = fakeApi({ [OFFERS]: () => pageOf([desk]) });
  const { container } = await show();
  const offers = within(screen.getByRole('region', { name: 'Oferty firmy' }));
  expect(await offers.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/offers/${idOf(501)}`,
  );
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    limit: '30',
    seller_id: COMPANY,
    sort_by: 'date_desc',
  });
  expect(await axe(container)).toEqual([]);
});

it('says that the company has no offers', async () => {
  fakeApi({ [OFFERS]: () => pageOf([]) });
  await show('en');
  expect(await screen.findByText('This company has no offers now')).toBeVisible();
});

it('links to the full list when there is more than one page of offers', async () => {
  fakeApi({ [OFFERS]: () => pageOf([desk], { count: 42 }) });
  await show();
  expect(await screen.findByRole('link', { name: 'Zobacz wszystkie 42 oferty' })).toHaveAttribute(
    'href',
    `/offers?seller_id=${COMPANY}`,
  );
});

it('says that the offers could not be loaded, and retries', async () => {
  let fails = true;
  fakeApi({ [OFFERS]: () => (fails ? problem(500, 'internal') : pageOf([desk])) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać ofert firmy');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toBeVisible();
});
