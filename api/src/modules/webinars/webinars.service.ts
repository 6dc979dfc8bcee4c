import type { Webinar, WebinarFields } from '@wspolnik/contract/webinars';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { storeImage } from '../../platform/uploads/store-image.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { auditTitled } from '../audit/index.ts';
import { announceCancelled, followChange } from './sign-ups.service.ts';
import { lockWebinar } from './sign-ups.sql.ts';
import { toWebinarValues } from './webinar-form.ts';
import { webinarState } from './webinar-state.ts';
import * as store from './webinars.sql.ts';

export function toWebinar({ updated_at: _, revision: __, ...row }: store.WebinarView, now: Date): Webinar {
  const state = webinarState(new Date(row.webinar_date), now);
  const recording_url = state === 'past' ? row.recording_url : null;
  return { ...row, state, recording_url, calendar_url: `/api/webinars/${row.id}/calendar.ics` };
}

/** The webinar as the caller sees it. @throws ApiProblem not_found */
export async function showWebinar(db: Db, caller: Identity | null, id: string, now: Date): Promise<Webinar> {
  const webinar = await store.selectWebinarView(db, caller, id, now);
  if (!webinar) throw problem('not_found');
  return toWebinar(webinar, now);
}

/** @throws ApiProblem not_found */
export async function getWebinar(db: Db, id: string): Promise<store.WebinarRow> {
  const webinar = await store.selectWebinar(db, id);
  if (!webinar) throw problem('not_found');
  return webinar;
}

export interface WebinarForm {
  fields: WebinarFields;
  image: UploadedFile | undefined;
  speakerImage: UploadedFile | undefined;
}

const NO_PICTURES: store.WebinarPictures = {
  image_key: null,
  thumbnail_key: null,
  image_width: null,
  image_height: null,
  speaker_image_key: null,
  speaker_thumbnail_key: null,
};

type Pictures = Partial<store.WebinarPictures>;

/** The form's changes to pictures: new ones stored, removed ones null, the rest absent. */
async function readPictures(context: Context, { fields, image, speakerImage }: WebinarForm): Promise<Pictures> {
  const changes: Pictures = {};
  if (fields.remove_image) {
    Object.assign(changes, { image_key: null, thumbnail_key: null, image_width: null, image_height: null });
  }
  if (fields.remove_speaker_image) Object.assign(changes, { speaker_image_key: null, speaker_thumbnail_key: null });
  if (image) {
    const { key, thumbnailKey, width, height } = await storeImage(context, image);
    Object.assign(changes, { image_key: key, thumbnail_key: thumbnailKey, image_width: width, image_height: height });
  }
  if (speakerImage) {
    const { key, thumbnailKey } = await storeImage(context, speakerImage, { square: true });
    Object.assign(changes, { speaker_image_key: key, speaker_thumbnail_key: thumbnailKey });
  }
  return changes;
}

async function readForm(context: Context, form: WebinarForm) {
  const values = toWebinarValues(form.fields);
  if (values.category_id && !(await store.categoryExists(context.db, values.category_id))) {
    throw invalidField('category_id', 'select');
  }
  return { values, changes: await readPictures(context, form) };
}

const keysOf = (pictures: Pictures) => [pictures.image_key, pictures.speaker_image_key];

/** Pictures that `after` no longer uses. */
function replaced(before: store.WebinarPictures, after: store.WebinarPictures): (string | null)[] {
  const retained = new Set([
    after.image_key,
    after.thumbnail_key,
    after.speaker_image_key,
    after.speaker_thumbnail_key,
  ]);
  const keys = [before.image_key, before.thumbnail_key, before.speaker_image_key, before.speaker_thumbnail_key];
  return keys.filter((key) => key !== null && !retained.has(key));
}

/** Answers the id; a repeated request gets the first one's. @throws ApiProblem validation_failed */
export async function createWebinar(
  context: Context,
  request: FastifyRequest,
  admin: Identity,
  form: WebinarForm,
): Promise<string> {
  const { values, changes } = await readForm(context, form);
  const pictures = { ...NO_PICTURES, ...changes };
  const now = context.clock();
  let isNew = false;
  const { body } = await idempotent(request, 'webinars/create', async (tx) => {
    isNew = true;
    const id = newId();
    await store.insertWebinar(tx, id, values, pictures, now);
    await enqueueVariants(tx, keysOf(changes), now);
    await auditTitled(tx, admin, 'webinar.created', { id, title: values.title }, now);
    broadcast(tx, 'webinar.changed', id);
    return { status: 201, body: { id } };
  });
  // A repeated request has uploaded its pictures again.
  if (!isNew) await discardFiles(context.db, replaced(pictures, NO_PICTURES), now);
  return body.id;
}

/** @throws ApiProblem not_found, validation_failed */
export async function changeWebinar(context: Context, admin: Identity, id: string, form: WebinarForm): Promise<void> {
  const { values, changes } = await readForm(context, form);
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const before = await store.lockPictures(tx, id);
    if (!before) throw problem('not_found');
    const after = { ...before, ...changes };
    const announced = await lockWebinar(tx, id);
    await store.updateWebinar(tx, id, values, after, now);
    if (announced) await followChange(tx, announced, now);
    await discardFiles(tx, replaced(before, after), now);
    await enqueueVariants(tx, keysOf(changes), now);
    await auditTitled(tx, admin, 'webinar.changed', { id, title: values.title }, now);
    broadcast(tx, 'webinar.changed', id);
  });
}

/** @throws ApiProblem not_found */
export async function removeWebinar(tx: Db, admin: Identity, id: string, now: Date): Promise<void> {
  const pictures = await store.lockPictures(tx, id);
  const webinar = await store.selectWebinar(tx, id);
  if (!pictures || !webinar) throw problem('not_found');
  await announceCancelled(tx, webinar, now);
  await store.deleteWebinar(tx, id);
  await discardFiles(tx, replaced(pictures, NO_PICTURES), now);
  await auditTitled(tx, admin, 'webinar.deleted', { id, title: webinar.title }, now);
  broadcast(tx, 'webinar.changed', id);
}
