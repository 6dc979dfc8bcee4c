// What a person proves before a call that a stolen session must not make (ADR 65). Bundled by the shell and the remotes with such
// forms; needs Formik.

export { confirmationRead } from './confirmation.api.ts';
export { ConfirmationField } from './confirmation-field.tsx';
export { askForPasskey } from './passkey.ts';
export {
  type ConfirmationState,
  NO_PROOF,
  type ProofValues,
  useConfirmation,
} from './use-confirmation.ts';
