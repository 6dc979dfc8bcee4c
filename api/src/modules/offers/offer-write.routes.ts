import { Id } from '@wspolnik/contract/common';
import { MAX_OFFER_IMAGES } from '@wspolnik/contract/limits';
import { ChangeActiveBody, CreateOfferForm, Offer, OfferForm } from '@wspolnik/contract/offers';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { type StoredImage, storeImages } from '../../platform/uploads/store-image.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import { sendRawJson } from '../../platform/wire/raw-page.ts';
import { catalogOf } from '../categories/index.ts';
import { checkOffer, createOffer, editOffer } from './offer-write.service.ts';
import { changeActive, deleteOffer, findManaged, getOffer } from './offers.service.ts';

const OfferParams = Type.Object({ id: Id });
const tags = ['offers'];
const keysOf = (images: readonly StoredImage[]) => images.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]);
const files = { images: { ...IMAGE, maxCount: MAX_OFFER_IMAGES } };

function formRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  const catalog = catalogOf(db);

  const createBody = formBody(CreateOfferForm, files);
  const createSchema = { tags, consumes: FORM_TYPES, body: createBody, response: { 201: Offer } };
  app.post(
    '/offers/',
    { access: 'company', standing: 'active', summary: 'Create an offer of the company in use', schema: createSchema },
    async (request, reply) => {
      const caller = memberOf(request);
      const { fields: form, files: uploads } = await readForm(request, { fields: CreateOfferForm, files });
      // The cheap rules come first: pictures are processed only for a valid offer.
      await checkOffer(db, form, clock());
      const images = await storeImages(context, uploads.images);
      let isNew = false;
      const { body } = await idempotent(request, 'offers/create', async (tx) => {
        isNew = true;
        return { status: 201, body: { id: await createOffer(tx, caller, { form, images, now: clock() }) } };
      });
      // A repeated request has uploaded its pictures again.
      if (!isNew) await discardFiles(db, keysOf(images), clock());
      catalog.forget();
      reply.status(201);
      return sendRawJson(reply, await getOffer(db, body.id, caller));
    },
  );

  const editBody = formBody(OfferForm, files);
  const editSchema = { tags, consumes: FORM_TYPES, params: OfferParams, body: editBody, response: { 200: Offer } };
  app.put(
    '/offers/:id/',
    { access: 'user', standing: 'active', summary: 'Edit an offer', schema: editSchema },
    async (request, reply) => {
      const { id } = request.params;
      const caller = callerOf(request);
      await findManaged(db, id, caller);
      const { fields: form, files: uploads } = await readForm(request, { fields: OfferForm, files });
      await checkOffer(db, form, clock());
      const images = await storeImages(context, uploads.images);
      await db.transaction((tx) => editOffer(tx, caller, { id, form, images, now: clock() }));
      catalog.forget();
      return sendRawJson(reply, await getOffer(db, id, caller));
    },
  );
}

function statusRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  const catalog = catalogOf(db);

  const changeSchema = { tags, body: ChangeActiveBody, response: { 200: Offer } };
  app.post(
    '/offers/change-active/',
    { access: 'user', summary: 'Publish or withdraw an offer', schema: changeSchema },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction((tx) => changeActive(tx, caller, request.body, clock()));
      catalog.forget();
      return sendRawJson(reply, await getOffer(db, request.body.offer_id, caller));
    },
  );

  app.delete(
    '/offers/:id/',
    {
      access: 'user',
      summary: 'Delete an offer',
      schema: { tags, params: OfferParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction((tx) => deleteOffer(tx, caller, request.params.id, clock()));
      catalog.forget();
      return reply.code(204).send(null);
    },
  );
}

export function offerWriteRoutes(app: App, context: Context): void {
  formRoutes(app, context);
  statusRoutes(app, context);
}
