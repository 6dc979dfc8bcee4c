import type { Company } from '@wspolnik/api/contract';
import { idOf } from './wire.ts';

export function company(overrides: Partial<Company> = {}): Company {
  return {
    id: idOf(1),
    name: 'Stolarnia Żuraw',
    description: 'Meble na wymiar.\n\nDębowe i bukowe.',
    address: 'ul. Dębowa 3',
    zip_code: '60-001',
    location: { city: 'Poznań', lat: null, lng: null },
    image: null,
    thumbnail: null,
    email: 'biuro@zuraw.test',
    phone: '+48 600 700 800',
    website: 'https://zuraw.test/o-nas',
    facebook: null,
    linkedin: null,
    twitter: null,
    rating: 4.3,
    rating_count: 12,
    status: 'active',
    category: null,
    current_plan: { id: 'free', name: 'Darmowy', name_en: 'Free' },
    total_contacts: 22,
    shared_contacts: 1,
    network_status: null,
    users: [],
    owned_cards: [],
    offer_count: 3,
    created_at: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}
