export { eraseIntroductions, selectWaitingIntroductions } from './introductions.sql.ts';
export { companyCardFields, joinEdges, statusInfo, userCardFields } from './network-card.sql.ts';
export { inStatus, selectNetwork } from './network-list.sql.ts';
export {
  contactsOf,
  joinViewer,
  networkStatus,
  SHARED_CONTACTS,
  TOTAL_CONTACTS,
  type Viewer,
  viewerOf,
} from './network-status.sql.ts';
export { isShown, sharedNames, shownContacts, shownSharedContacts } from './visibility.sql.ts';
