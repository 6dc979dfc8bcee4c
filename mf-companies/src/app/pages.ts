import type { PageDefinition } from '@wspolnik/kit';
import { membersRead } from '../features/members/members.reads.ts';
import { membershipRead } from '../features/membership-numbers/membership.reads.ts';
import { plansRead } from '../features/plans/plans.reads.ts';
import { categoriesRead } from '../lib/categories.reads.ts';
import { companiesRead, companyRead } from '../lib/companies.reads.ts';
import { invitationsRead, networkRead, suggestionsRead } from '../lib/network.reads.ts';
import { ownCompanyRead } from '../lib/own-company.reads.ts';
import { profileRead } from '../lib/people.reads.ts';
import { searchRead } from '../lib/search.reads.ts';

const loadEdit = () =>
  import(/* webpackChunkName: "page-company-form" */ '../features/company-form/company-edit.page.tsx');

export const pages: readonly PageDefinition[] = [
  {
    path: '/search',
    title: { pl: 'Szukaj', en: 'Search' },
    description: {
      pl: 'Szukaj jednocześnie wśród firm, ludzi, ofert i wpisów serwisu Wspólnik.',
      en: 'Search companies, people, offers and posts of Wspólnik at once.',
    },
    skeleton: 'profiles',
    chunk: 'page-search',
    load: async () =>
      (await import(/* webpackChunkName: "page-search" */ '../features/search/search.page.tsx')).SearchPage,
    reads: [searchRead],
  },
  {
    path: '/companies',
    title: { pl: 'Firmy', en: 'Companies' },
    description: {
      pl: 'Sprawdzone polskie firmy z opiniami, ofertami i wspólnymi kontaktami. Znajdź wykonawcę lub partnera w swojej okolicy.',
      en: 'Checked Polish companies with reviews, offers and shared contacts. Find a contractor or a partner near you.',
    },
    skeleton: 'profiles',
    chunk: 'page-company-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-list" */ '../features/company-list/company-list.page.tsx'))
        .CompanyListPage,
    reads: [companiesRead],
  },
  {
    path: '/pricing',
    title: { pl: 'Cennik', en: 'Pricing' },
    description: {
      pl: 'Plany dla firm w serwisie Wspólnik: bezpłatny na początek i płatne bez limitu ofert. Porównaj ceny.',
      en: 'Company plans of Wspólnik: a free one to start with, and paid ones without a limit of offers. Compare prices.',
    },
    skeleton: 'cards',
    chunk: 'page-pricing',
    load: async () =>
      (await import(/* webpackChunkName: "page-pricing" */ '../features/plans/pricing.page.tsx')).PricingPage,
    reads: [plansRead],
  },
  {
    path: '/companies/payments/plans',
    title: { pl: 'Plan firmy', en: 'Company plan' },
    skeleton: 'cards',
    protected: true,
    roles: ['company'],
    chunk: 'page-plans',
    load: async () => (await import(/* webpackChunkName: "page-plans" */ '../features/plans/plans.page.tsx')).PlansPage,
    reads: [plansRead, ownCompanyRead],
  },
  {
    path: '/companies/payments/membership-numbers',
    title: { pl: 'Numery członkowskie', en: 'Membership numbers' },
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    chunk: 'page-membership',
    load: async () =>
      (await import(/* webpackChunkName: "page-membership" */ '../features/membership-numbers/membership.page.tsx'))
        .MembershipPage,
    reads: [membershipRead, ownCompanyRead],
  },
  {
    path: '/companies/create',
    title: { pl: 'Nowa firma', en: 'New company' },
    skeleton: 'form',
    protected: true,
    chunk: 'page-company-form',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-form" */ '../features/company-form/company-create.page.tsx'))
        .CompanyCreatePage,
    reads: [categoriesRead],
  },
  {
    // Without a company in use the page says how to get one, and a mailed link switches to its company: no early reads, which
    // would be refused.
    path: '/companies/verify-company',
    title: { pl: 'Weryfikacja firmy', en: 'Company verification' },
    skeleton: 'form',
    protected: true,
    chunk: 'page-company-verification',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-company-verification" */ '../features/company-verification/company-verification.page.tsx'
        )
      ).CompanyVerificationPage,
  },
  {
    path: '/companies/settings/profile',
    title: { pl: 'Profil firmy', en: 'Company profile' },
    skeleton: 'form',
    protected: true,
    roles: ['company'],
    chunk: 'page-company-form',
    load: async () => (await loadEdit()).CompanySettingsPage,
    reads: [ownCompanyRead, categoriesRead],
  },
  {
    path: '/companies/:id/edit',
    title: { pl: 'Profil firmy', en: 'Company profile' },
    skeleton: 'form',
    protected: true,
    chunk: 'page-company-form',
    load: async () => (await loadEdit()).CompanyEditPage,
    reads: [companyRead, categoriesRead],
  },
  {
    path: '/companies/settings/members',
    title: { pl: 'Członkowie', en: 'Members' },
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    chunk: 'page-members',
    load: async () =>
      (await import(/* webpackChunkName: "page-members" */ '../features/members/members.page.tsx')).MembersPage,
    reads: [membersRead],
  },
  {
    path: '/companies/settings/delete',
    title: { pl: 'Usuń firmę', en: 'Delete the company' },
    skeleton: 'text',
    protected: true,
    roles: ['company'],
    chunk: 'page-company-deletion',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-company-deletion" */ '../features/company-deletion/company-deletion.page.tsx'
        )
      ).CompanyDeletionPage,
    reads: [],
  },
  {
    path: '/companies/:id',
    title: { pl: 'Firma', en: 'Company' },
    description: {
      pl: 'Profil firmy w serwisie Wspólnik: oferty, opinie, zespół i wspólne kontakty.',
      en: "A company's profile on Wspólnik: offers, reviews, its team and shared contacts.",
    },
    skeleton: 'profile',
    chunk: 'page-company-detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-detail" */ '../features/company-detail/company-detail.page.tsx'))
        .CompanyDetailPage,
    reads: [companyRead],
    openGraph: 'accounts/company-list-all/:id/',
  },
  {
    path: '/profiles/:id',
    title: { pl: 'Profil', en: 'Profile' },
    description: {
      pl: 'Profil osoby w serwisie Wspólnik: firmy, wpisy i wspólne kontakty.',
      en: "A person's profile on Wspólnik: companies, posts and shared contacts.",
    },
    skeleton: 'profile',
    chunk: 'page-profile',
    load: async () =>
      (await import(/* webpackChunkName: "page-profile" */ '../features/profile-detail/profile.page.tsx')).ProfilePage,
    reads: [profileRead],
  },
  {
    path: '/network',
    title: { pl: 'Sieć kontaktów', en: 'Network' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-network',
    load: async () =>
      (await import(/* webpackChunkName: "page-network" */ '../features/network/network.page.tsx')).NetworkPage,
    reads: [networkRead, invitationsRead, suggestionsRead],
  },
];
