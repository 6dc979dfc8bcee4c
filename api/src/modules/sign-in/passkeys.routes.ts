import { Id } from '@wspolnik/contract/common';
import {
  AddPasskeyBody,
  AddPasskeyReply,
  Passkey,
  PasskeyOptions,
  RenamePasskeyBody,
} from '@wspolnik/contract/two-step';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import { removeMethod } from './change-methods.ts';
import { addPasskey, startPasskey } from './passkeys.service.ts';
import { deletePasskey, renamePasskey } from './passkeys.sql.ts';

const tags = ['accounts'];
const params = Type.Object({ id: Id });
/** Answers with challenges and recovery codes must not stay in any cache. */
const noStore = { 'Cache-Control': 'no-store' };

export function passkeyRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/passkeys/options/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Start adding a passkey',
      schema: { tags, response: { 200: PasskeyOptions } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      return reply.headers(noStore).send(await startPasskey(context, identity));
    },
  );

  app.post(
    '/accounts/passkeys/',
    {
      access: 'person',
      summary: 'Add a passkey',
      config: { events: { done: 'second_step_changed' } },
      schema: { tags, body: AddPasskeyBody, response: { 201: AddPasskeyReply } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      const added = await addPasskey(context, identity, request.body);
      return reply.status(201).headers(noStore).send(added);
    },
  );

  app.put(
    '/accounts/passkeys/:id/',
    {
      access: 'person',
      summary: 'Rename a passkey',
      schema: { tags, params, body: RenamePasskeyBody, response: { 200: Passkey } },
    },
    async (request) => {
      const { user } = callerOf(request);
      const name = requiredName('name', request.body.name);
      const passkey = await renamePasskey(context.db, user.id, request.params.id, name);
      if (!passkey) throw problem('not_found');
      return passkey;
    },
  );

  app.post(
    '/accounts/passkeys/:id/remove/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Remove a passkey',
      config: { events: { done: 'second_step_changed' } },
      schema: { tags, params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      const { id } = request.params;
      await removeMethod(context, identity, (tx) => deletePasskey(tx, identity.user.id, id));
      return reply.status(204).send(null);
    },
  );
}
