import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';

export const CompanyRole = Type.Union([Type.Literal('member'), Type.Literal('manager'), Type.Literal('owner')]);
export type CompanyRole = Static<typeof CompanyRole>;

export const CompanyStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('submitted'),
  Type.Literal('active'),
  Type.Literal('rejected'),
  Type.Literal('suspended'),
]);
export type CompanyStatus = Static<typeof CompanyStatus>;

export const NetworkStatus = Nullable(
  Type.Union([
    Type.Literal('pending'),
    Type.Literal('you_connected'),
    Type.Literal('they_connected'),
    Type.Literal('both_connected'),
    Type.Literal('connected'),
  ]),
);

/** The company as it stands on an offer, an order or a card. `rating` is 0 for none. */
export const CompanySummary = Type.Object({
  id: Id,
  name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  city: Nullable(Type.String()),
  rating: Type.Number(),
});
export type CompanySummary = Static<typeof CompanySummary>;

export const Company = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  location: Type.Object({
    city: Nullable(Type.String()),
    lat: Nullable(Type.Number()),
    lng: Nullable(Type.Number()),
  }),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  website: Nullable(Type.String()),
  rating: Type.Number(),
  rating_count: Type.Integer(),
  status: CompanyStatus,
  category: Nullable(Type.Object({ id: Id, name: Type.String() })),
  current_plan: Type.Object({ name: Type.String() }),
  total_contacts: Type.Integer(),
  shared_contacts: Type.Integer(),
  network_status: NetworkStatus,
  users: Type.Array(Type.Object({ id: Id, role: CompanyRole })),
  owned_cards: Type.Array(Type.Object({ number: Type.String(), premium: Type.Boolean() })),
  offer_count: Type.Integer(),
  created_at: Time,
});
export type Company = Static<typeof Company>;
export const CompanyPage = PageOf(Company);
export type CompanyPage = Static<typeof CompanyPage>;

export const CompanyListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  company_rating: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  sort_by: Type.Optional(
    Type.Union([Type.Literal('name_asc'), Type.Literal('date_desc'), Type.Literal('rating_desc')], {
      default: 'name_asc',
    }),
  ),
});

/** A company I belong to, with my role in it. */
export const OwnedCompany = Type.Object({
  id: Id,
  name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  email: Nullable(Type.String()),
  status: CompanyStatus,
  role: CompanyRole,
});
export type OwnedCompany = Static<typeof OwnedCompany>;

/** GET accounts/admin/cva/: a company that waits for activation. */
export const ActivationRequest = Type.Object({
  id: Id,
  company: CompanySummary,
  nip: Type.String(),
  regon: Type.String(),
  krs: Nullable(Type.String()),
  bank_number: Type.String(),
  submitted_by: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  submitted_at: Time,
  status: Type.Union([Type.Literal('submitted'), Type.Literal('active'), Type.Literal('rejected')]),
  reason: Nullable(Type.String()),
});
export type ActivationRequest = Static<typeof ActivationRequest>;
export const ActivationRequestPage = PageOf(ActivationRequest);
export type ActivationRequestPage = Static<typeof ActivationRequestPage>;

/** Without `status`: the open ones first, then the decided. */
export const ActivationListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Type.Union([Type.Literal('submitted'), Type.Literal('active'), Type.Literal('rejected')])),
});

export const VerifyCompanyBody = Type.Object({
  company_id: Id,
  approve: Type.Boolean(),
  reason: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type VerifyCompanyBody = Static<typeof VerifyCompanyBody>;
export const VerifyCompanyReply = Type.Object({
  company_id: Id,
  status: Type.Union([Type.Literal('active'), Type.Literal('rejected')]),
});
