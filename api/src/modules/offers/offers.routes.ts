import { Id } from '@wspolnik/contract/common';
import { Offer } from '@wspolnik/contract/offers';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { visitorOf } from '../../platform/sign-in/access.ts';
import { sendRawJson } from '../../platform/wire/raw-page.ts';
import { getOffer } from './offers.service.ts';

const OfferParams = Type.Object({ id: Id });
const tags = ['offers'];

export function offerRoutes(app: App, { db }: Context): void {
  app.get(
    '/offers/:id/',
    { access: 'guest', summary: 'Get an offer', schema: { tags, params: OfferParams, response: { 200: Offer } } },
    async (request, reply) => {
      const viewer = visitorOf(request);
      return sendRawJson(reply, await getOffer(db, request.params.id, viewer));
    },
  );
}
