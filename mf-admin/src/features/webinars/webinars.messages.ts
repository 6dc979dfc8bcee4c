import type { MessageDescriptor } from 'react-intl';

export const listMessages = {
  title: { id: 'webinars.title' },
  count: { id: 'webinars.count' },
  failed: { id: 'webinars.failed' },
  empty: { id: 'ui.empty.webinars' },
  add: { id: 'webinars.add' },
  edit: { id: 'webinars.edit' },
  delete: { id: 'webinars.delete' },
  actionFor: { id: 'webinars.action_for' },
  signedUp: { id: 'webinars.signed_up' },
  noJoin: { id: 'webinars.no_join' },
  signUps: { id: 'webinars.sign_ups' },
  deleteTitle: { id: 'webinars.delete_title' },
  deleteText: { id: 'webinars.delete_text' },
  deleted: { id: 'webinars.deleted' },
} as const satisfies Record<string, MessageDescriptor>;

export const stateMessages = {
  upcoming: { id: 'webinars.state.upcoming' },
  running: { id: 'webinars.state.running' },
  past: { id: 'webinars.state.past' },
} as const satisfies Record<string, MessageDescriptor>;

export const signUpMessages = {
  title: { id: 'webinars.sign_ups_of' },
  failed: { id: 'webinars.sign_ups_failed' },
  waiting: { id: 'webinars.sign_ups_waiting' },
  more: { id: 'webinars.sign_ups_more' },
  export: { id: 'webinars.sign_ups_export' },
  exportFailed: { id: 'webinars.sign_ups_export_failed' },
} as const satisfies Record<string, MessageDescriptor>;

export const formMessages = {
  createTitle: { id: 'webinarForm.create_title' },
  editTitle: { id: 'webinarForm.edit_title' },
  create: { id: 'webinarForm.create' },
  save: { id: 'webinarForm.save' },
  created: { id: 'webinarForm.created' },
  saved: { id: 'webinarForm.saved' },
  failed: { id: 'webinarForm.failed' },
  gone: { id: 'webinarForm.gone' },
  all: { id: 'webinarForm.all' },
  discardNew: { id: 'webinarForm.discard_new' },
  discardEdit: { id: 'webinarForm.discard_edit' },
  lostImage: { id: 'webinarForm.lost_image' },
  outdated: { id: 'webinarForm.outdated' },
} as const satisfies Record<string, MessageDescriptor>;

export const fieldMessages = {
  what: { id: 'webinarForm.what' },
  title: { id: 'webinarForm.title' },
  date: { id: 'webinarForm.date' },
  time: { id: 'webinarForm.time' },
  timeHelp: { id: 'webinarForm.time_help' },
  text: { id: 'webinarForm.text' },
  signUp: { id: 'webinarForm.sign_up' },
  signUpHelp: { id: 'webinarForm.sign_up_help' },
  meeting: { id: 'webinarForm.meeting' },
  places: { id: 'webinarForm.places' },
  placesHelp: { id: 'webinarForm.places_help' },
  join: { id: 'webinarForm.join' },
  joinHelp: { id: 'webinarForm.join_help' },
  recording: { id: 'webinarForm.recording' },
  recordingHelp: { id: 'webinarForm.recording_help' },
  image: { id: 'webinarForm.image' },
  imageHelp: { id: 'webinarForm.image_help' },
  category: { id: 'webinarForm.category' },
  chooseCategory: { id: 'categoryForm.choose' },
  categoriesFailed: { id: 'webinarForm.categories_failed' },
  retry: { id: 'webinarForm.retry' },
  speaker: { id: 'webinarForm.speaker' },
  name: { id: 'webinarForm.name' },
  portrait: { id: 'webinarForm.portrait' },
  sector: { id: 'webinarForm.sector' },
  sectorHelp: { id: 'webinarForm.sector_help' },
  about: { id: 'webinarForm.about' },
  phone: { id: 'webinarForm.phone' },
  email: { id: 'webinarForm.email' },
} as const satisfies Record<string, MessageDescriptor>;
