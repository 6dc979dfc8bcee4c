import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyVerification } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import {
  company,
  companyVerification,
  fakeApi,
  me,
  otherProfile,
  sellerProfile,
  verificationReply,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { CompanyVerificationPage } from '../company-verification.page.tsx';

export const CALL = 'accounts/company-verification-submission/';
export const NOTHING_SENT = {
  status: 'draft',
  reason: null,
  submitted_at: null,
  decided_at: null,
  numbers: null,
  document: null,
} as const;

type Answers = Parameters<typeof fakeApi>[0];

export function answering(state: () => Partial<CompanyVerification> = () => NOTHING_SENT, answers: Answers = {}) {
  return fakeApi({
    [`GET ${CALL}`]: () => companyVerification(state()),
    [`POST ${CALL}`]: () => Response.json(verificationReply(), { status: 201 }),
    'GET accounts/company-data/': () => company({ id: sellerProfile.id, status: 'draft' }),
    'GET accounts/user-data/': () => me({ companies: [sellerProfile, otherProfile] }),
    ...answers,
  });
}

export const open = (search = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <CompanyVerificationPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/verify-company${search}`, locale },
  );
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = (file: File) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file, { applyAccept: false });
