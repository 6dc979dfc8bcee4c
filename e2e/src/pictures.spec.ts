import { actAs } from './testing/accounts.ts';
import { addPictures, button, goTo } from './testing/offer-form.ts';
import { picture } from './testing/pictures.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers'];

test('a card loads its picture as a small AVIF, the page of the offer a wide one, and the dialog the picture itself', {
  tag,
}, async ({ page, world, beside }) => {
  const { seller, me } = await world({ seller: { company: {}, offers: { audit: {} } }, me: {} });
  const { id } = seller.offers.audit;
  // In another browser, because this one would take the wide picture from its memory.
  const theirs = await beside(seller);
  await theirs.goto(`/offers/${id}/edit`);
  await goTo(theirs, /Zdjęcia/);
  await addPictures(theirs, picture('hala.png', 140, { width: 1200, height: 750 }));
  await goTo(theirs, /Podgląd/);
  await button(theirs, 'Zapisz zmiany').click();
  await expect(theirs).toHaveURL(`/offers/${id}`);
  await actAs(page, me);

  const { images } = await (await page.request.get(`/api/offers/${id}/`)).json();
  const { url } = images[0] as { url: string };
  const typeOf = async (address: string) => {
    const reply = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    return reply.headers()['content-type'];
  };
  // A job makes them.
  await expect.poll(() => typeOf(`${url}?w=1024`)).toBe('image/avif');

  const loaded = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === url) loaded.set(search, response.headers()['content-type']);
  });
  await page.goto(`/offers?seller_id=${seller.company.id}`);
  const card = page.getByRole('article').locator('img[fetchpriority=high]');
  await expect(card).toHaveJSProperty('complete', true);
  // On a screen of usual density, and the same picture that the early request has fetched.
  await expect.poll(() => [...loaded]).toEqual([['?w=320', 'image/avif']]);

  await page.goto(`/offers/${id}`);
  await expect.poll(() => loaded.get('?w=1024')).toBe('image/avif');
  await page.getByRole('button', { name: /^Powiększ/ }).click();
  await expect(page.getByRole('dialog').locator('img')).toHaveJSProperty('naturalWidth', 1024);
  expect(loaded.get('')).toBe('image/jpeg');
});
