import type { MessageDescriptor } from 'react-intl';

export const reportMessages = {
  title: { id: 'post_dialogs.report.title' },
  detail: { id: 'post_dialogs.report.detail' },
  commentTitle: { id: 'post_dialogs.report.comment_title' },
  done: { id: 'post_dialogs.report.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const editMessages = {
  postTitle: { id: 'post_dialogs.edit.post' },
  commentTitle: { id: 'post_dialogs.edit.comment' },
  text: { id: 'post_dialogs.edit.text' },
  save: { id: 'post_dialogs.edit.save' },
  done: { id: 'post_dialogs.edit.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const contestMessages = {
  title: { id: 'post_dialogs.contest.title' },
  detail: { id: 'post_dialogs.contest.detail' },
  hiddenFor: { id: 'post_dialogs.contest.hidden_for' },
  text: { id: 'post_dialogs.contest.text' },
  confirm: { id: 'post_dialogs.contest.confirm' },
  done: { id: 'post_dialogs.contest.done' },
} as const satisfies Record<string, MessageDescriptor>;
