import type {
  CompanyInvitation,
  CompanyMember,
  InvitePreview,
  ManageUsersReply,
  MyInvitation,
} from '@wspolnik/contract';
import { buyer, seller } from './people.ts';
import { idOf } from './wire.ts';

/** A member of the company in use, as its owner sees them. */
export function companyMember(overrides: Partial<CompanyMember> = {}): CompanyMember {
  return {
    id: idOf(710),
    first_name: 'Jan',
    last_name: 'Kowalski',
    email: 'jan@example.test',
    image: null,
    thumbnail: null,
    job_title: null,
    role: 'member',
    joined_at: '2026-01-05T10:00:00.000Z',
    allowed_actions: ['promote', 'remove'],
    ...overrides,
  };
}

/** As the company that sent it sees it. */
export function companyInvitation(overrides: Partial<CompanyInvitation> = {}): CompanyInvitation {
  return {
    id: idOf(1),
    email: 'maria@example.test',
    person: null,
    status: 'sent',
    invited_by: { id: buyer.id, name: 'Ewa Nowak' },
    created_at: '2026-01-06T10:00:00.000Z',
    sent_at: '2026-01-06T10:00:00.000Z',
    expires_at: '2026-01-13T10:00:00.000Z',
    ...overrides,
  };
}

export function manageUsersReply(overrides: Partial<ManageUsersReply> = {}): ManageUsersReply {
  return { status: 'invited', invitation: companyInvitation(), ...overrides };
}

/** As the person who is invited sees it. */
export function myInvitation(overrides: Partial<MyInvitation> = {}): MyInvitation {
  return {
    id: idOf(1),
    company: seller,
    invited_by: 'Ewa Nowak',
    sent_at: '2026-01-06T10:00:00.000Z',
    expires_at: '2026-01-13T10:00:00.000Z',
    ...overrides,
  };
}

/** An invitation on the page of a mailed link, for somebody without an account. */
export function invitePreview(overrides: Partial<InvitePreview> = {}): InvitePreview {
  return {
    email: 'maria@example.test',
    company: seller,
    invited_by: 'Ewa Nowak',
    expires_at: '2026-01-13T10:00:00.000Z',
    known: false,
    ...overrides,
  };
}
