import type { AdminLibraryDocument, LibraryDocument } from '@wspolnik/contract';
import { idOf } from './wire.ts';

export function libraryDocument(overrides: Partial<LibraryDocument> = {}): LibraryDocument {
  return {
    id: idOf(1),
    title: 'Jak napisać dobrą ofertę',
    title_en: 'How to write a good offer',
    description: 'Tytuł, zdjęcia, cena i nagroda.',
    description_en: 'Title, pictures, price and reward.',
    topic: 'selling',
    language: 'pl',
    file: {
      name: 'dobra-oferta.pdf',
      size: 84_000,
      kind: 'pdf',
      state: 'available',
      url: '/api/files/file-1.pdf?name=dobra-oferta.pdf',
    },
    published_at: '2026-11-10T08:00:00.000Z',
    updated_at: '2026-11-10T08:00:00.000Z',
    ...overrides,
  };
}

export function adminLibraryDocument(overrides: Partial<AdminLibraryDocument> = {}): AdminLibraryDocument {
  return { ...libraryDocument(), created_at: '2026-11-09T08:00:00.000Z', revision: 2, ...overrides };
}
