import type { MessageDescriptor } from 'react-intl';

export const changeMessages = {
  menu: { id: 'offers.manage.menu' },
  edit: { id: 'offers.manage.edit' },
  activate: { id: 'offers.manage.activate' },
  deactivate: { id: 'offers.manage.deactivate' },
  activated: { id: 'offers.manage.activated' },
  deactivated: { id: 'offers.manage.deactivated' },
  changeFailed: { id: 'offers.manage.changeFailed' },
  bulkDone: { id: 'offers.own.bulkDone' },
  bulkPart: { id: 'offers.own.bulkPart' },
  undo: { id: 'offers.own.undo' },
  delete: { id: 'offers.manage.delete' },
  deleteTitle: { id: 'offers.manage.deleteTitle' },
  deleteText: { id: 'offers.manage.deleteText' },
  deleteConfirm: { id: 'offers.manage.deleteConfirm' },
  deleted: { id: 'offers.manage.deleted' },
  deleteFailed: { id: 'offers.manage.deleteFailed' },
} as const satisfies Record<string, MessageDescriptor>;
