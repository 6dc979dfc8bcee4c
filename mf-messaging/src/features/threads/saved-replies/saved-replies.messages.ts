import type { MessageDescriptor } from 'react-intl';

export const savedRepliesMessages = {
  title: { id: 'saved_replies.title' },
  insert: { id: 'saved_replies.insert' },
  empty: { id: 'saved_replies.empty' },
  emptyMember: { id: 'saved_replies.empty_member' },
  add: { id: 'saved_replies.add' },
  edit: { id: 'saved_replies.edit' },
  change: { id: 'saved_replies.change' },
  remove: { id: 'saved_replies.remove' },
  removeTitle: { id: 'saved_replies.remove_title' },
  removeText: { id: 'saved_replies.remove_text' },
  name: { id: 'saved_replies.name' },
  text: { id: 'saved_replies.text' },
  save: { id: 'saved_replies.save' },
} as const satisfies Record<string, MessageDescriptor>;
