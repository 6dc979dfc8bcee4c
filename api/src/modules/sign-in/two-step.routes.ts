import { AuthenticatorSetup, ConfirmAuthenticatorBody, RecoveryCodesReply, TwoStep } from '@wspolnik/contract/two-step';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { requiresSecondStep } from '../../platform/sign-in/identity.ts';
import { confirmSetup, startSetup } from './authenticator.service.ts';
import { removeMethod, replaceRecoveryCodes } from './change-methods.ts';
import { selectPasskeys } from './passkeys.sql.ts';
import { deleteAuthenticator, forgetSecondStep, isOn, selectMethods } from './two-step.sql.ts';

const tags = ['accounts'];
/** Answers with secrets must not stay in any cache. */
const noStore = { 'Cache-Control': 'no-store' };

function authenticatorRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/two-step/',
    { access: 'person', summary: 'Get the methods of the second step', schema: { tags, response: { 200: TwoStep } } },
    async (request) => {
      const { user } = callerOf(request);
      const methods = await selectMethods(db, user.id);
      const { authenticator_since, recovery_codes_left } = methods;
      const passkeys = await selectPasskeys(db, user.id);
      const is_required = requiresSecondStep(context, user);
      return { is_on: isOn(methods), is_required, authenticator_since, passkeys, recovery_codes_left };
    },
  );

  app.post(
    '/accounts/two-step/authenticator/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Start adding an authenticator app',
      schema: { tags, response: { 200: AuthenticatorSetup } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      return reply.headers(noStore).send(startSetup(context, identity));
    },
  );

  app.post(
    '/accounts/two-step/authenticator/confirm/',
    {
      access: 'person',
      summary: 'Add the authenticator app with its first code',
      config: { events: { done: 'second_step_changed' } },
      schema: { tags, body: ConfirmAuthenticatorBody, response: { 200: RecoveryCodesReply } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      const added = await confirmSetup(context, identity, request.body);
      return reply.headers(noStore).send(added);
    },
  );

  app.post(
    '/accounts/two-step/authenticator/remove/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Remove the authenticator app',
      config: { events: { done: 'second_step_changed' } },
      schema: { tags, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      const { id } = identity.user;
      await removeMethod(context, identity, (tx) => deleteAuthenticator(tx, id));
      return reply.status(204).send(null);
    },
  );
}

function recoveryRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/two-step/recovery-codes/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Replace the recovery codes',
      config: { events: { done: 'second_step_changed' } },
      schema: { tags, response: { 200: RecoveryCodesReply } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      return reply.headers(noStore).send({ recovery_codes: await replaceRecoveryCodes(context, identity) });
    },
  );

  app.post(
    '/accounts/two-step/turn-off/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Turn the second step off',
      config: { events: { done: 'second_step_changed' } },
      schema: { tags, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const identity = callerOf(request);
      const { id } = identity.user;
      await removeMethod(context, identity, async (tx) => {
        const wasOn = isOn(await selectMethods(tx, id));
        if (wasOn) await forgetSecondStep(tx, id);
        return wasOn;
      });
      return reply.status(204).send(null);
    },
  );
}

export function twoStepRoutes(app: App, context: Context): void {
  authenticatorRoutes(app, context);
  recoveryRoutes(app, context);
}
