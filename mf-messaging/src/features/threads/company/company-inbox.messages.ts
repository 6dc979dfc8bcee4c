import type { MessageDescriptor } from 'react-intl';

export const companyInboxMessages = {
  assign: { id: 'assignment.menu' },
  toMe: { id: 'assignment.to_me' },
  unassign: { id: 'assignment.remove' },
  loading: { id: 'assignment.loading' },
  failed: { id: 'assignment.failed' },
  assigned: { id: 'assignment.changed' },
  unassigned: { id: 'assignment.removed' },
  mode: { id: 'notes.mode' },
  asMessage: { id: 'notes.mode.message' },
  asNote: { id: 'notes.mode.note' },
  label: { id: 'notes.label' },
  field: { id: 'notes.field' },
  placeholder: { id: 'notes.placeholder' },
  save: { id: 'notes.save' },
  tooLong: { id: 'notes.tooLong' },
  remove: { id: 'notes.remove' },
  removeTitle: { id: 'notes.remove_title' },
  removeText: { id: 'notes.remove_text' },
} as const satisfies Record<string, MessageDescriptor>;
