import { Me, OwnProfile, OwnProfileBody, PublicProfile, User, UserSettingsBody } from '@wspolnik/contract/accounts';
import { Id, PageOf, PageQuery } from '@wspolnik/contract/common';
import { OwnedCompany } from '@wspolnik/contract/companies';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, visitorOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { viewerOf } from '../network/index.ts';
import { changeOwnProfile, getOwnProfile } from './own-profile.service.ts';
import { changeSettings, getMe } from './profiles.service.ts';
import { countOwnedCompanies, selectOwnedCompanies, selectOwnedCompany, selectProfile } from './profiles.sql.ts';

const tags = ['accounts'];
const IdParams = Type.Object({ id: Id });

function personRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/accounts/user-data/',
    { access: 'person', summary: 'Get the caller', schema: { tags, response: { 200: Me } } },
    async (request) => {
      const { lacksSecondStep, user } = callerOf(request);
      return {
        ...(await getMe(db, user.id, clock())),
        ...(lacksSecondStep && { second_step_required: true as const }),
      };
    },
  );

  app.get(
    '/accounts/user-data/:id/',
    {
      access: 'guest',
      summary: 'Get the public profile of a person',
      schema: { tags, params: IdParams, response: { 200: PublicProfile } },
    },
    async (request) => {
      const viewer = viewerOf(visitorOf(request));
      const profile = await selectProfile(db, request.params.id, viewer, clock());
      if (!profile) throw problem('not_found');
      return profile;
    },
  );

  app.put(
    '/accounts/user-settings/',
    {
      access: 'person',
      summary: 'Change the settings of the caller',
      schema: { tags, body: UserSettingsBody, response: { 200: User } },
    },
    async (request) => {
      const { user } = callerOf(request);
      return changeSettings(context, user.id, request.body);
    },
  );
}

function ownProfileRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/profile/',
    {
      access: 'person',
      summary: 'Get what the caller has written about themselves',
      schema: { tags, response: { 200: OwnProfile } },
    },
    async (request) => getOwnProfile(db, callerOf(request).user.id),
  );

  app.put(
    '/accounts/profile/',
    {
      access: 'person',
      summary: 'Change what the caller has written about themselves',
      schema: { tags, body: OwnProfileBody, response: { 200: OwnProfile } },
    },
    async (request) => changeOwnProfile(context, callerOf(request).user.id, request.body),
  );
}

function ownedCompanyRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/company-list/',
    {
      access: 'person',
      summary: 'List the companies of the caller',
      schema: { tags, querystring: PageQuery, response: { 200: PageOf(OwnedCompany) } },
    },
    async (request) => {
      const { user } = callerOf(request);
      const results = await selectOwnedCompanies(db, user.id, request.query);
      return toPage(request, { ...request.query, count: await countOwnedCompanies(db, user.id), results });
    },
  );

  app.get(
    '/accounts/company-list/:id/',
    {
      access: 'person',
      summary: 'Get a company of the caller',
      schema: { tags, params: IdParams, response: { 200: OwnedCompany } },
    },
    async (request) => {
      const { user } = callerOf(request);
      const company = await selectOwnedCompany(db, user.id, request.params.id);
      if (!company) throw problem('not_found');
      return company;
    },
  );
}

export function profilesRoutes(app: App, context: Context): void {
  personRoutes(app, context);
  ownProfileRoutes(app, context);
  ownedCompanyRoutes(app, context);
}
