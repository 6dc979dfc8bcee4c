import { render, screen } from '@testing-library/react';
import { createApp } from '@wspolnik/kit';
import { loadCommonMessages } from '@wspolnik/system';
import { fakeApi, pageOf } from '@wspolnik/testing';
import messages from '../messages/pl.json';
import { pages } from './pages.ts';

const { App } = createApp(pages);

const show = async (path: string) => {
  window.history.replaceState(null, '', path);
  await loadCommonMessages('pl');
  return render(<App locale="pl" path={path} search="" messages={messages} />);
};

it('the remote shows the page of the URL', async () => {
  fakeApi({ 'GET offers/get-my-sales/': () => pageOf([]) });
  await show('/transactions/sales');
  expect(await screen.findByRole('heading', { name: 'Sprzedaż' })).toBeVisible();
});

it("the remote renders nothing at another remote's URL and leaves it the document title", async () => {
  document.title = 'Oferty · Wspólnik';
  const { container } = await show('/offers');
  expect(container).toBeEmptyDOMElement();
  expect(document.title).toBe('Oferty · Wspólnik');
});
