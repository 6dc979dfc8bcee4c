import type {
  AdminOffer,
  AuthorHistory,
  ModeratedOffer,
  ModeratedSubject,
  ModerationDecision,
  ModerationItem,
  ModerationNumbers,
  ModerationStatement,
  ModerationYears,
  OfferHiding,
  ReportedOffer,
} from '@wspolnik/contract';
import { profileCard } from './people.ts';
import { idOf } from './wire.ts';

export function moderatedSubject(overrides: Partial<ModeratedSubject> = {}): ModeratedSubject {
  return {
    type: 'post',
    id: idOf(301),
    author: profileCard(),
    gone: false,
    hidden: false,
    text: 'Baza 50 000 adresów e-mail za 99 zł.',
    image: null,
    more_images: [],
    document: null,
    post_id: idOf(301),
    company_id: null,
    offer: null,
    created_at: '2026-01-04T10:00:00.000Z',
    ...overrides,
  };
}

export function moderatedOffer(overrides: Partial<ModeratedOffer> = {}): ModeratedOffer {
  return {
    title: 'Strona firmowa w 14 dni',
    text: 'Projekt i wdrożenie.',
    individual_price: false,
    price_from: '2500.00',
    price_to: null,
    image: null,
    images: [],
    is_active: true,
    updated_at: '2026-01-04T10:00:00.000Z',
    prices: [],
    ...overrides,
  };
}

/** The same offer, cheaper. */
export function reportedOffer(overrides: Partial<ReportedOffer> = {}): ReportedOffer {
  const { is_active: _, updated_at: _updated, prices: _prices, ...content } = moderatedOffer();
  return { ...content, price_from: '2000.00', reported_at: '2026-01-04T12:00:00.000Z', ...overrides };
}

export function offerHiding(overrides: Partial<OfferHiding> = {}): OfferHiding {
  return { reason: 'Zdjęcia pochodzą ze strony innej firmy.', decision_id: idOf(402), ...overrides };
}

/** Of a person who has done nothing else. */
export function authorHistory(overrides: Partial<AuthorHistory> = {}): AuthorHistory {
  return {
    since: '2025-06-01T10:00:00.000Z',
    verified: true,
    offers_active: null,
    offers_hidden: null,
    orders_completed: 0,
    orders_cancelled: 0,
    orders_disputed: 0,
    rating: null,
    rating_count: null,
    cases_open: 0,
    suspensions: 0,
    warnings: 0,
    ...overrides,
  };
}

export function adminOffer(overrides: Partial<AdminOffer> = {}): AdminOffer {
  return {
    id: idOf(321),
    title: 'Strona firmowa w 14 dni',
    thumbnail: null,
    seller: { id: idOf(7), name: 'Pracownia Cyfrowa' },
    category: { id: idOf(31), name: 'IT', name_en: 'IT' },
    individual_price: false,
    price_from: '2500.00',
    price_to: null,
    state: 'listed',
    report_count: 0,
    case_id: null,
    created_at: '2026-01-04T10:00:00.000Z',
    ...overrides,
  };
}

export function moderationDecision(overrides: Partial<ModerationDecision> = {}): ModerationDecision {
  return {
    id: idOf(402),
    kind: 'hide',
    category: 'spam',
    ground: 'terms',
    ground_point: '§ 7 ust. 2',
    reason: 'Reklama bez związku z rozmową.',
    decided_at: '2026-01-05T10:00:00.000Z',
    decided_by: 'Andrzej Górski',
    ...overrides,
  };
}

/** A reported post, as an admin sees it. */
export function moderationItem(overrides: Partial<ModerationItem> = {}): ModerationItem {
  return {
    id: idOf(400),
    status: 'waiting',
    since: '2026-01-04T12:00:00.000Z',
    subject: moderatedSubject(),
    reported: null,
    report_count: 1,
    reports: [
      {
        id: idOf(401),
        reporter: profileCard({ id: idOf(12), name: 'Lingua Łódź' }),
        category: 'spam',
        reason: 'To jest spam.',
        created_at: '2026-01-04T12:00:00.000Z',
      },
    ],
    appeals: [],
    decisions: [],
    author_decisions: [],
    author_decision_count: 0,
    author_history: authorHistory(),
    allowed_actions: ['hide', 'warn', 'dismiss'],
    blocked: null,
    version: 'vJb3w0Qf5mTz8yKd1sXcRg7aLpE',
    ...overrides,
  };
}

export function moderationNumbers(overrides: Partial<ModerationNumbers> = {}): ModerationNumbers {
  return { name: 'moderation-2026.csv', content: 'what,subject,category,result,count,median_hours', ...overrides };
}

export function moderationYears(overrides: Partial<ModerationYears> = {}): ModerationYears {
  return { years: [2026, 2025], ...overrides };
}

/** Of a hidden comment, as its author reads it. */
export function moderationStatement(overrides: Partial<ModerationStatement> = {}): ModerationStatement {
  return {
    id: idOf(402),
    kind: 'hide',
    category: 'spam',
    ground: 'terms',
    ground_point: '§ 7 ust. 2',
    reason: 'Reklama bez związku z rozmową.',
    decided_at: '2026-01-05T10:00:00.000Z',
    side: 'author',
    type: 'comment',
    subject_id: idOf(311),
    post_id: idOf(301),
    company_id: null,
    author: profileCard(),
    content: 'Kup u nas tanio!',
    automated: false,
    answers: null,
    replaced_by: null,
    appeal_until: '2026-07-05T10:00:00.000Z',
    appeal: null,
    allowed_actions: ['appeal'],
    ...overrides,
  };
}
