import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { activationRequest, idOf } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { ActivationRequestsPage } from '../activation-requests.page.tsx';

export const LIST = 'GET accounts/admin/cva/';
export const DECIDE = 'POST admin/verify_company/';
export const URL_OF_PAGE = '/admin/companies/activation-requests';
export const first = activationRequest();
/** Identifies the request in a decision. */
export const seen = {
  company_id: first.company.id,
  seen_request: first.id,
  seen_name: 'Stolarnia Żuraw',
  seen_document: '2026-01-03T10:00:00.000Z',
};
export const second = activationRequest({
  id: idOf(2),
  company: { ...first.company, id: idOf(12), name: 'Lingua Łódź' },
  krs: null,
});

export const show = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <>
      <ActivationRequestsPage />
      <Toaster />
    </>,
    { url: (locale === 'en' ? '/en' : '') + URL_OF_PAGE + query, locale },
  );
export const card = async (name: string) => within(await screen.findByRole('article', { name }));

export async function reject(reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć: Stolarnia Żuraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wniosek' }));
  return dialog;
}
