import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import { buyer, categories, company, fakeApi, me, ownedCompany, pngFile, sellerProfile } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { CompanyCreatePage } from '../company-create.page.tsx';
import { CompanyEditPage, CompanySettingsPage } from '../company-edit.page.tsx';

/** The company that the tests create. */
export const made = company({ id: '0198a000-0000-7000-8000-00000000abcd', name: 'Żagle i Liny', status: 'draft' });
/** The signed-in person's own company, as others read it. */
export const own = company({
  id: sellerProfile.id,
  name: sellerProfile.name,
  category: { id: categories[0]?.id ?? '', name: 'Meble', name_en: 'Furniture' },
});

export const NEW_DRAFT = draftKey(buyer.id, 'company.new');
export const EDIT_DRAFT = draftKey(`${buyer.id}/${sellerProfile.id}`, `company.${sellerProfile.id}`);

type Answers = Parameters<typeof fakeApi>[0];

export function answering(answers: Answers = {}) {
  const companies = [sellerProfile, ownedCompany({ id: made.id, name: made.name, status: 'draft' })];
  return fakeApi({
    'GET categories/': () => categories,
    'GET accounts/user-data/': () => me({ ...buyer, companies }),
    'GET accounts/company-data/': () => own,
    [`GET accounts/company-list-all/${own.id}/`]: () => own,
    'POST accounts/company-create/': () => Response.json(made, { status: 201 }),
    'PUT accounts/company-data/': ({ body }) => ({ ...own, ...(body as object) }),
    'POST accounts/company-image-update/': () => made,
    ...answers,
  });
}

export const openCreate = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <CompanyCreatePage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/create`, locale },
  );
export const openEdit = (id = own.id) => renderPage(<CompanyEditPage id={id} />, { url: `/companies/${id}/edit` });
export const openSettings = () =>
  renderPage(
    <>
      <CompanySettingsPage />
      <Toaster />
    </>,
    { url: '/companies/settings/profile' },
  );

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Sets the value at once; typing key by key is covered by other tests. */
export const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export async function fillNeeded(): Promise<void> {
  await screen.findByRole('heading', { name: 'Nowa firma' });
  type(/^Nazwa firmy/, made.name);
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
}

/** jsdom neither decodes nor draws: these mock a picture of 400 × 200 px and its crop. */
export function mockPictures(): void {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  for (const [name, size] of Object.entries({
    naturalWidth: 400,
    naturalHeight: 200,
    offsetWidth: 400,
    offsetHeight: 200,
  })) {
    Object.defineProperty(HTMLImageElement.prototype, name, { get: () => size });
  }
  HTMLImageElement.prototype.decode = async () => undefined;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (callback, mime) => callback(new Blob(['jpeg'], { type: mime }));
}

export const chooseLogo = (file: File) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);

/** Chooses a logo and applies the square that the cropper proposes. */
export async function addLogo(): Promise<void> {
  await chooseLogo(pngFile('logo.png', 400, 200));
  const dialog = await screen.findByRole('dialog', { name: 'Przytnij zdjęcie' });
  await waitFor(() => expect(dialog.querySelector('img')).toBeInTheDocument());
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Przytnij' })).toBeEnabled());
  await press('Przytnij');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
