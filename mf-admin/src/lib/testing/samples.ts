import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/api/contract';

/** Ids that pass for UUIDs and can be told apart. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function activationRequest(overrides: Partial<ActivationRequest> = {}): ActivationRequest {
  return {
    id: idOf(1),
    company: { id: idOf(11), name: 'Stolarnia Żuraw', image: null, thumbnail: null, city: 'Poznań', rating: 0 },
    nip: '5260250274',
    regon: '123456785',
    krs: '0000012345',
    bank_number: '61109010140000071219812874',
    document: { name: 'odpis.pdf', mime: 'application/pdf', size: 1200, url: '/api/files/private-1.pdf' },
    submitted_by: { id: idOf(21), name: 'Ewa Nowak', email: 'ewa@example.test' },
    submitted_at: '2026-01-03T10:00:00.000Z',
    status: 'submitted',
    reason: null,
    ...overrides,
  };
}

export function pageOf(
  results: ActivationRequest[],
  overrides: Partial<ActivationRequestPage> = {},
): ActivationRequestPage {
  const count = results.length;
  return { count, count_exact: true, page: 1, limit: 30, next: null, previous: null, results, ...overrides };
}
