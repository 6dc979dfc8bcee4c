import type {
  Consent,
  ConsentDue,
  Consents,
  ContactFile,
  ContactMessage,
  ContactMessageDetail,
  LegalDocument,
  LegalSection,
  LegalVersion,
} from '@wspolnik/contract';
import { idOf } from './wire.ts';

export function legalVersion(overrides: Partial<LegalVersion> = {}): LegalVersion {
  return {
    version: 1,
    status: 'in_force',
    valid_from: '2026-01-01',
    published_at: '2026-01-01T00:00:00.000Z',
    changes: { pl: 'Pierwsza wersja dokumentu.', en: 'The first version of the document.' },
    ...overrides,
  };
}

export function legalSection(overrides: Partial<LegalSection> = {}): LegalSection {
  return { heading: 'Usługa', text: 'Podstawowe konto jest **bezpłatne**.', ...overrides };
}

export function legalDocument(overrides: Partial<LegalDocument> = {}): LegalDocument {
  return {
    document: 'terms-of-service',
    ...legalVersion(),
    sections: {
      pl: [legalSection(), { heading: 'Zamówienia', text: 'Umowę zawierasz ze sprzedawcą.' }],
      en: [
        { heading: 'Service', text: 'A basic account is **free**.' },
        { heading: 'Orders', text: 'You make the contract with the seller.' },
      ],
    },
    versions: [legalVersion()],
    ...overrides,
  };
}

export function consent(overrides: Partial<Consent> = {}): Consent {
  return {
    document: 'terms-of-service',
    version: 1,
    locale: 'pl',
    at: '2026-01-05T10:00:00.000Z',
    how: 'sign-up',
    ...overrides,
  };
}

/** A second version of the terms. */
export function consentDue(overrides: Partial<ConsentDue> = {}): ConsentDue {
  return { document: 'terms-of-service', version: 2, accepted: 1, ...overrides };
}

export function consents(overrides: Partial<Consents> = {}): Consents {
  return {
    results: [consent(), consent({ document: 'privacy-policy' })],
    due: [],
    ...overrides,
  };
}

export function contactMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: idOf(1),
    number: 1024,
    topic: 'invoices',
    name: 'Ewa Nowak',
    email: 'ewa@example.test',
    excerpt: 'Proszę o fakturę za doładowanie.',
    status: 'waiting',
    file_count: 1,
    created_at: '2026-01-05T10:00:00.000Z',
    ...overrides,
  };
}

export function contactFile(overrides: Partial<ContactFile> = {}): ContactFile {
  return {
    id: idOf(31),
    name: 'potwierdzenie.pdf',
    mime: 'application/pdf',
    size: 12_000,
    state: 'available',
    url: '/api/files/private-31.pdf',
    ...overrides,
  };
}

export function contactMessageDetail(overrides: Partial<ContactMessageDetail> = {}): ContactMessageDetail {
  const { excerpt: text, file_count: _, ...message } = contactMessage();
  return { ...message, text, locale: 'pl', user_id: null, files: [contactFile()], answers: [], ...overrides };
}
