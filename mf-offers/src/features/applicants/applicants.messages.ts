import type { MessageDescriptor } from 'react-intl';

export const applicantsTexts = {
  title: { id: 'applicants.title' },
  failed: { id: 'applicants.failed' },
  missing: { id: 'applicants.missing' },
  missingText: { id: 'applicants.missingText' },
  own: { id: 'applicants.own' },
  closesOn: { id: 'applicants.closesOn' },
  none: { id: 'applicants.none' },
  noneText: { id: 'applicants.noneText' },
  showOffer: { id: 'applicants.showOffer' },
  more: { id: 'applicants.more' },
  all: { id: 'applicants.all' },
  new: { id: 'applicants.column.new' },
  invited: { id: 'applicants.column.invited' },
  hired: { id: 'applicants.column.hired' },
  refused: { id: 'applicants.column.refused' },
  empty: { id: 'applicants.column.empty' },
  applied: { id: 'applicants.applied' },
  documents: { id: 'applicants.documents' },
  thread: { id: 'applicants.thread' },
  threadNamed: { id: 'applicants.threadNamed' },
} as const satisfies Record<string, MessageDescriptor>;
