import type { ActivationRequest } from '@wspolnik/api/contract';
import { idOf } from '@wspolnik/shared-auth/testing';

export { idOf, pageOf } from '@wspolnik/shared-auth/testing';

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
