import { act, screen } from '@testing-library/react';
import { signInAs, signOut } from '@wspolnik/testing';
import { renderUi } from '@wspolnik/testing/ui';
import { InactiveCompany } from './inactive-company.tsx';

afterEach(() => act(signOut));

it.each([
  ['draft', 'Najpierw zweryfikuj firmę.', 'Zweryfikuj', '/companies/verify-company'],
  ['submitted', 'Firma czeka na weryfikację.', 'Zobacz stan zgłoszenia', '/companies/verify-company'],
  ['rejected', 'Zgłoszenie firmy wymaga poprawy.', 'Popraw zgłoszenie', '/companies/verify-company'],
  ['suspended', 'Firma jest zawieszona.', 'Napisz do nas', '/contact'],
] as const)('the note says why a company is not active and what to do: %s', async (status, text, action, path) => {
  signInAs.company({ status });
  const { container } = await renderUi(<InactiveCompany />);
  expect(container).toHaveTextContent(`${text} ${action}`);
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', path);
});

it('the note leads a member nowhere, who can do nothing about it', async () => {
  signInAs.company({ status: 'draft', role: 'member' });
  await renderUi(<InactiveCompany />);
  expect(screen.getByText('Najpierw właściciel lub menedżer musi zweryfikować firmę.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
