import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, company, fakeApi, idOf, opinion, opinionPage, problem, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { CompanyOpinions } from './company-opinions.tsx';

const ID = idOf(1);
const LIST = 'GET company/comment/';
const REPORT = 'POST company/comment/report/';
const AFTER = opinion({ id: idOf(71), company_id: ID, text: 'Kupiliśmy' });
const WITHOUT = opinion({ id: idOf(72), company_id: ID, text: 'Tylko piszę', purchase: null });

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <CompanyOpinions company={company()} />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/${ID}`, locale },
  );
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe('opinions without a purchase', () => {
  it('opinions without a purchase are a separate group, and the page explains that the average leaves them out', async () => {
    fakeApi({ [LIST]: () => opinionPage([AFTER, WITHOUT], { counts_without_purchase: false }) });
    const { container } = await show();
    const after = await group('Po zakupie');
    expect(after.getByText('Kupiliśmy')).toBeVisible();
    expect(after.getByText('Po zakupie · Meble i wyposażenie · grudzień 2025')).toBeVisible();
    expect(after.queryByText('Tylko piszę')).not.toBeInTheDocument();
    const without = await group('Bez zakupu');
    expect(without.getByText('Tylko piszę')).toBeVisible();
    expect(without.getByText('Bez zakupu', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Do średniej wliczamy tylko opinie po zakupie.')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('opinions without a purchase count while too few are after a purchase, which the page explains', async () => {
    fakeApi({ [LIST]: () => opinionPage([WITHOUT]) });
    await show('en');
    expect((await group('Without a purchase')).getByText('Tylko piszę')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'After a purchase' })).not.toBeInTheDocument();
    expect(screen.getByText(/^While fewer than three ratings follow a purchase/)).toBeVisible();
  });
});

describe('an opinion', () => {
  const reportable = { ...AFTER, allowed_actions: ['report' as const] };

  it('an opinion is reported with a reason, which stays when it cannot be sent', async () => {
    signInAs.person({ companies: [] });
    const answers = [() => problem(503, 'unavailable'), () => new Response(null, { status: 204 })];
    const calls = fakeApi({ [LIST]: () => opinionPage([reportable]), [REPORT]: () => answers.shift()?.() });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: /^Zgłoś opinię: / }));
    const dialog = await screen.findByRole('dialog', { name: 'Zgłoś opinię' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Kategoria/ }), 'fraud');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Opis/ }), 'Nigdy tu nie kupił');
    const send = within(dialog).getByRole('button', { name: 'Wyślij zgłoszenie' });
    await userEvent.click(send);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Opis/ })).toHaveValue('Nigdy tu nie kupił');
    await userEvent.click(send);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText(/^Zgłoszenie wysłane/)).toBeInTheDocument();
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      opinion_id: AFTER.id,
      category: 'fraud',
      reason: 'Nigdy tu nie kupił',
    });
  });

  it('an own opinion cannot be reported', async () => {
    signInAs.person({ companies: [] });
    const own = { ...AFTER, is_mine: true };
    fakeApi({ [LIST]: () => opinionPage([own, WITHOUT], { own }) });
    await show();
    expect(await screen.findByText('Twoja opinia')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Tylko piszę')).toBeVisible());
    expect(screen.queryByRole('button', { name: /^Zgłoś/ })).not.toBeInTheDocument();
  });

  it('a hidden opinion shows the reason to its author, who can delete but not change it', async () => {
    signInAs.person({ companies: [] });
    const own = { ...AFTER, is_mine: true, hidden: { reason: 'Obraźliwe słowa', decision_id: idOf(402) } };
    fakeApi({ [LIST]: () => opinionPage([], { own, count: 0 }) });
    await show();
    expect(await screen.findByText(/^Twoja opinia jest ukryta\. Powód: Obraźliwe słowa/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zobacz decyzję' })).toHaveAttribute(
      'href',
      `/moderation/decisions/${idOf(402)}`,
    );
    expect(screen.getByRole('button', { name: 'Usuń opinię' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zmień opinię' })).not.toBeInTheDocument();
  });
});
