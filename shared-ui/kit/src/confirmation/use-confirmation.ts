import type { ConfirmationMethod } from '@wspolnik/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { rules } from '@wspolnik/system/forms';
import { useMemo, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { refreshRead } from '../cache.ts';
import { useRead } from '../use-read.ts';
import { confirm, confirmationRead, PROOF_FIELDS } from './confirmation.api.ts';

/** Initial values of the fields of `ConfirmationField`, which a form has beside its own; none belongs into a draft. */
export const NO_PROOF = { password: '', code: '', recovery_code: '', passkey: '' };
export type ProofValues = typeof NO_PROOF;

export interface ConfirmationState {
  /** Undefined until it is known what the person is asked for; the form cannot be sent before. */
  method: ConfirmationMethod | undefined;
  /** Those that can be chosen instead. */
  others: readonly ConfirmationMethod[];
  choose(method: ConfirmationMethod): void;
  /** Why the methods are not known. */
  error: unknown;
  retry(): void;
  /** For the schema of the form. */
  fields: Record<string, Schema>;
  /**
   * Makes a call with the token for the proof in `values`. The same proof is sent once while its token is valid: a code of the
   * app cannot be used again after another field was corrected.
   */
  confirmed<Result>(values: ProofValues, call: (confirmation: string) => Promise<Result>): Promise<Result>;
}

/** The confirmation of a call that a stolen session must not make: the password or the second step, as `ConfirmationField` asks. */
export function useConfirmation(): ConfirmationState {
  const { data, error, retry } = useRead(confirmationRead());
  const [chosen, choose] = useState<ConfirmationMethod>();
  const methods = data?.methods ?? [];
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  const last = useRef<{ proof: string; expires: number; token: string }>(undefined);
  const fields = useMemo(
    (): Record<string, Schema> => (method && method !== 'passkey' ? { [PROOF_FIELDS[method]]: rules.required() } : {}),
    [method],
  );

  const tokenFor = async (values: ProofValues): Promise<string> => {
    if (!method) throw new Error('the form was sent before its proof was known');
    const value = values[PROOF_FIELDS[method]];
    const proof = `${method} ${value}`;
    if (last.current?.proof === proof && last.current.expires > Date.now()) return last.current.token;
    const { token, expires_at } = await confirm(method, value);
    last.current = { proof, token, expires: Date.parse(expires_at) };
    return token;
  };
  const confirmed: ConfirmationState['confirmed'] = async (values, call) => {
    try {
      return await call(await tokenFor(values));
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'confirmation_required') last.current = undefined;
      // The second step may have been changed in another window.
      if (failure instanceof ApiError && failure.code === 'validation_failed') void refreshRead(confirmationRead());
      throw failure;
    }
  };
  const others = methods.filter((other) => other !== method);
  return { method, others, choose, error, retry, fields, confirmed };
}
