import { useSessionStore } from '@wspolnik/shared-auth';
import { type RefObject, useState } from 'react';

/** The saved replies of the company in use: by the button, or by a slash at the start of the field. */
export function useReplies(
  text: string,
  setText: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const hasReplies = useSessionStore(({ company }) => company !== null);
  const [isOpen, setOpen] = useState(false);
  const list = {
    isOpen,
    onOpen: () => setOpen(true),
    onInsert(reply: string) {
      const before = text === '/' ? '' : text.trimEnd();
      setText(before ? `${before}\n${reply}` : reply);
      setOpen(false);
      field.current?.focus();
    },
    onClose: () => setOpen(false),
  };
  const type = (next: string) => {
    setText(next);
    if (hasReplies && next === '/' && text === '') setOpen(true);
  };
  return { hasReplies, list, type };
}
