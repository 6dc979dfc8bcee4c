import type {
  CompanyDetail,
  CompanyMarker,
  CompanyObligations,
  CompanyReference,
  CompanyShowcase,
  CompanySummary,
  CompanyVerification,
  OwnedCompany,
  Road,
  ShowcasePicture,
  TeamMember,
  VerificationReply,
} from '@wspolnik/contract';
import { seller } from './people.ts';
import { idOf } from './wire.ts';

/** As its page shows it; lists leave out the last fields. */
export function company(overrides: Partial<CompanyDetail> = {}): CompanyDetail {
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
    shared_names: [],
    network_status: null,
    users: [],
    owned_cards: [],
    offer_count: 3,
    created_at: '2026-01-02T10:00:00.000Z',
    founded_year: null,
    nip: null,
    verified_at: null,
    answers_within: null,
    completed_orders: 0,
    team: [],
    ...overrides,
  };
}

/** With one reference and one picture. */
export function companyShowcase(overrides: Partial<CompanyShowcase> = {}): CompanyShowcase {
  return { references: [companyReference()], gallery: [showcasePicture()], ...overrides };
}

export function companyReference(overrides: Partial<CompanyReference> = {}): CompanyReference {
  return {
    id: idOf(731),
    title: 'Kuchnia dębowa na Jeżycach',
    text: 'Projekt, wykonanie i montaż w trzy tygodnie.',
    year: 2025,
    client: { name: 'Piekarnia na Rogu', company_id: null },
    images: [showcasePicture({ id: idOf(741), alt: 'Kuchnia od okna' })],
    hidden: null,
    allowed_actions: [],
    ...overrides,
  };
}

export function showcasePicture(overrides: Partial<ShowcasePicture> = {}): ShowcasePicture {
  const [url, thumbnail] = ['/api/files/warsztat.jpg', '/api/files/warsztat-320.jpg'];
  return { id: idOf(740), url, thumbnail, alt: 'Warsztat', width: 800, height: 500, ...overrides };
}

export function teamMember(overrides: Partial<TeamMember> = {}): TeamMember {
  return { id: idOf(750), name: 'Anna Nowak', thumbnail: null, role: 'owner', ...overrides };
}

/** As it is shown on an offer, an order or a card. */
export function companySummary(overrides: Partial<CompanySummary> = {}): CompanySummary {
  return { ...seller, ...overrides };
}

/** As its owner sees it among their own. */
export function ownedCompany(overrides: Partial<OwnedCompany> = {}): OwnedCompany {
  const { id, name, image, thumbnail } = seller;
  return { id, name, image, thumbnail, email: null, status: 'active', role: 'owner', ...overrides };
}

export function companyMarker(overrides: Partial<CompanyMarker> = {}): CompanyMarker {
  return { id: seller.id, name: seller.name, lat: 52.4064, lng: 16.9252, thumbnail: null, rating: 4.3, ...overrides };
}

/** From Poznań to Łódź. */
export function road(overrides: Partial<Road> = {}): Road {
  return { distance_m: 218_403, duration_s: 8_940, points: [16.92, 52.41, 18, 52, 19.45, 51.76], ...overrides };
}

export function verificationReply(overrides: Partial<VerificationReply> = {}): VerificationReply {
  return { company_id: seller.id, status: 'submitted', submitted_at: '2026-01-03T10:00:00.000Z', ...overrides };
}

/** Rejected: with all that a request and a decision leave. */
export function companyVerification(overrides: Partial<CompanyVerification> = {}): CompanyVerification {
  return {
    company_id: seller.id,
    status: 'rejected',
    reason: 'Nieczytelny dokument',
    deletion_requested_at: null,
    submitted_at: '2026-01-03T10:00:00.000Z',
    decided_at: '2026-01-04T10:00:00.000Z',
    numbers: { nip: '5260250274', regon: '012100784', krs: null, bank_number: '61109010140000071219812874' },
    document: { name: 'odpis KRS.pdf', state: 'available' },
    ...overrides,
  };
}

/** Of a company that can be deleted at once. */
export function companyObligations(overrides: Partial<CompanyObligations> = {}): CompanyObligations {
  return {
    open_sales: 0,
    open_purchases: 0,
    pending_rewards: '0.00',
    debts: '0.00',
    withdrawals: '0.00',
    payments: 0,
    waiting_points: '0.00',
    points: '0.00',
    deletes_at: null,
    ...overrides,
  };
}
