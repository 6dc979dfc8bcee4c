import type { ProfileCard, ThreadHit } from '@wspolnik/contract';
import { DialogOnDemand, navigate } from '@wspolnik/system';
import { useState } from 'react';
import { useWide } from '../layout/use-wide.ts';
import { type ListView, threadHref } from '../thread-address.ts';
import { FIND_BUTTON } from './find-button.tsx';
import { loadThreadFind } from './load-thread-find.ts';

export interface ThreadFinderProps {
  threadId: string;
  other: ProfileCard | undefined;
  view: ListView;
  isOpen: boolean;
  onClose(): void;
}

/** The search in a thread while it is open; its words stay for the next time. A result opens the thread around it. */
export function ThreadFinder({ threadId, other, view, isOpen, onClose }: ThreadFinderProps) {
  const isWide = useWide();
  const [q, setQ] = useState('');
  const close = () => {
    onClose();
    document.getElementById(FIND_BUTTON)?.focus();
  };
  const open = ({ kind, id, position }: ThreadHit) => {
    navigate(threadHref(threadId, { ...view, at: position, note: kind === 'note' ? id : undefined }), {
      replace: true,
    });
    // A narrow window shows either the results or the thread.
    if (!isWide) close();
  };
  return (
    <DialogOnDemand
      load={loadThreadFind}
      props={isOpen ? { threadId, other, q, onSearch: setQ, onOpen: open, onClose: close } : null}
    />
  );
}
