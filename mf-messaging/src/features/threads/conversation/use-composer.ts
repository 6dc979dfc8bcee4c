import type { MessageOrder, MessageThread } from '@wspolnik/contract';
import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import { useDraft } from '@wspolnik/kit';
import { textLength } from '@wspolnik/system';
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { partyName } from '../../../lib/party-name.ts';
import { composerMessages as messages } from './composer.messages.ts';

/** From here on the limit is near enough to be shown. */
export const COUNTED_FROM = 900;

const EMPTY = { text: '' };

/** Where one writes to the other side. */
export interface WritableThread extends Pick<MessageThread, 'other' | 'blocked_by_me' | 'can_write'> {
  /** Names the draft. */
  id: string;
}

/** The message that is being written: its text survives a closed tab, and what cannot be sent says why. */
export function useComposer({ id, other }: WritableThread, intl: IntlShape, order: MessageOrder | undefined) {
  const draft = useDraft(`message ${id}`, EMPTY, 'device');
  const [text, setWritten] = useState(draft.initialValues.text);
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const written = text.trim();
  const excess = textLength(text) - MESSAGE_LENGTH;
  const tooLong = excess > 0 ? intl.formatMessage(messages.tooLong, { max: MESSAGE_LENGTH, excess }) : null;

  const setText = (next: string) => {
    setWritten(next);
    setFailure(null);
    if (next.trim()) draft.keep({ text: next });
    else draft.remove();
  };

  const pick = async (picked: File) => {
    setFailure(null);
    const { checkAttachment } = await import(/* webpackChunkName: "check-attachment" */ './check-attachment.ts');
    const { file: checked, problem } = await checkAttachment(picked);
    if (checked) setFile(checked);
    else setFailure(intl.formatMessage({ id: problem.id }, problem.values));
  };

  /** False when nothing was sent. */
  const send = (): boolean => {
    if (tooLong) return false;
    if (!written) {
      if (file) setFailure(intl.formatMessage(messages.textNeeded));
      return false;
    }
    const recipient = { type: other.type, id: other.id, name: partyName(other, intl) };
    setText('');
    setFile(null);
    enqueue({ recipient, text: written, file, about: order }).catch(() => {
      // Nothing typed is lost: unless something new was begun, it is put back into the field.
      setWritten((now) => now || written);
      setFile((now) => now ?? file);
      setFailure(intl.formatMessage(messages.notKept));
    });
    return true;
  };

  const problem = tooLong ?? failure;
  const dropFile = () => setFile(null);
  return { text, setText, file, pick, dropFile, problem, send, canSend: written !== '' && !tooLong };
}
