import type { MessageDescriptor } from 'react-intl';

export const detailMessages = {
  missing: { id: 'companies.detail.missing' },
  missingDetail: { id: 'companies.detail.missing_detail' },
  all: { id: 'companies.detail.all' },
  failed: { id: 'companies.detail.failed' },
  verified: { id: 'companies.detail.verified' },
  plan: { id: 'companies.detail.plan' },
  allOffers: { id: 'companies.detail.all_offers' },
  about: { id: 'companies.detail.about' },
  noDescription: { id: 'companies.detail.no_description' },
  contact: { id: 'companies.detail.contact' },
  email: { id: 'companies.detail.email' },
  phone: { id: 'companies.detail.phone' },
  website: { id: 'companies.detail.website' },
  facebook: { id: 'companies.detail.facebook' },
  linkedin: { id: 'companies.detail.linkedin' },
  twitter: { id: 'companies.detail.twitter' },
  noContact: { id: 'companies.detail.no_contact' },
  numbers: { id: 'companies.detail.numbers' },
  premium: { id: 'membership.premium' },
  reason: { id: 'companies.status.reason' },
} as const satisfies Record<string, MessageDescriptor>;

export const factMessages = {
  trade: { id: 'companies.facts.trade' },
  nip: { id: 'companies.facts.nip' },
  answers: { id: 'companies.facts.answers' },
  offers: { id: 'companies.facts.offers' },
  orders: { id: 'companies.facts.orders' },
  founded: { id: 'companies.facts.founded' },
  member: { id: 'companies.facts.member' },
} as const satisfies Record<string, MessageDescriptor>;

/** The usual time to answer. */
export const answerMessages = {
  two_hours: { id: 'companies.facts.answers.two_hours' },
  day: { id: 'companies.facts.answers.day' },
  days: { id: 'companies.facts.answers.days' },
} as const satisfies Record<string, MessageDescriptor>;

export const teamMessages = {
  title: { id: 'companies.team.title' },
  owner: { id: 'companies.team.owner' },
  manager: { id: 'companies.team.manager' },
  member: { id: 'companies.team.member' },
  write: { id: 'companies.team.write' },
  writeTo: { id: 'companies.team.write_to' },
} as const satisfies Record<string, MessageDescriptor>;

export const showcaseMessages = {
  failed: { id: 'companies.showcase.failed' },
  references: { id: 'companies.showcase.references' },
  noReferences: { id: 'companies.showcase.no_references' },
  addReference: { id: 'companies.showcase.add_reference' },
  editReference: { id: 'companies.showcase.edit_reference' },
  referenceSaved: { id: 'companies.showcase.reference_saved' },
  gallery: { id: 'companies.showcase.gallery' },
  noPictures: { id: 'companies.showcase.no_pictures' },
  addPictures: { id: 'companies.showcase.add_pictures' },
  editGallery: { id: 'companies.showcase.edit_gallery' },
  gallerySaved: { id: 'companies.showcase.gallery_saved' },
  pictures: { id: 'companies.showcase.pictures' },
  picturesHelp: { id: 'companies.showcase.pictures_help' },
  title: { id: 'companies.showcase.title' },
  text: { id: 'companies.showcase.text' },
  year: { id: 'companies.showcase.year' },
  client: { id: 'companies.showcase.client' },
  clientCompany: { id: 'companies.showcase.client_company' },
  noClientCompany: { id: 'companies.showcase.no_client_company' },
  clientName: { id: 'companies.showcase.client_name' },
  clientHelp: { id: 'companies.showcase.client_help' },
  save: { id: 'companies.showcase.save' },
  edit: { id: 'companies.showcase.edit' },
  editOf: { id: 'companies.showcase.edit_of' },
  remove: { id: 'companies.showcase.remove' },
  removeOf: { id: 'companies.showcase.remove_of' },
  removeQuestion: { id: 'companies.showcase.remove_question' },
  removeText: { id: 'companies.showcase.remove_text' },
  removed: { id: 'companies.showcase.removed' },
  up: { id: 'companies.showcase.up' },
  down: { id: 'companies.showcase.down' },
  hidden: { id: 'companies.showcase.hidden' },
  decision: { id: 'opinions.decision' },
  report: { id: 'opinions.report' },
  reportOf: { id: 'companies.showcase.report_of' },
  reportTitle: { id: 'companies.showcase.report_title' },
  reportText: { id: 'companies.showcase.report_text' },
  reportDone: { id: 'opinions.report.done' },
} as const satisfies Record<string, MessageDescriptor>;

/** The menu of the company's own members. */
export const menuMessages = {
  menu: { id: 'companies.admin.menu' },
  edit: { id: 'companies.admin.edit' },
  settings: { id: 'companies.menu.settings' },
  members: { id: 'companies.menu.members' },
  plan: { id: 'companies.menu.plan' },
  numbers: { id: 'companies.menu.numbers' },
  verification: { id: 'companies.menu.verification' },
  delete: { id: 'companies.admin.delete' },
} as const satisfies Record<string, MessageDescriptor>;

/** A company that is not active, by its status. */
export const statusMessages = {
  draft: { title: { id: 'companies.status.draft' }, text: { id: 'companies.status.draft_text' } },
  submitted: { title: { id: 'companies.status.submitted' }, text: { id: 'companies.status.submitted_text' } },
  rejected: { title: { id: 'companies.status.rejected' }, text: { id: 'companies.status.rejected_text' } },
  suspended: { title: { id: 'companies.status.suspended' }, text: { id: 'companies.status.suspended_text' } },
} as const satisfies Record<string, Record<string, MessageDescriptor>>;

export const placeMessages = {
  title: { id: 'companies.place.title' },
  showMap: { id: 'companies.place.show_map' },
  map: { id: 'companies.place.map' },
  failed: { id: 'companies.place.failed' },
  start: { id: 'companies.place.start' },
  startHelp: { id: 'companies.place.start_help' },
  you: { id: 'companies.place.you' },
  route: { id: 'companies.place.route' },
  distance: { id: 'companies.place.distance' },
  road: { id: 'companies.place.road' },
  searching: { id: 'companies.place.searching' },
  directions: { id: 'companies.place.directions' },
} as const satisfies Record<string, MessageDescriptor>;

export const contactsMessages = {
  title: { id: 'companies.contacts.title' },
  all: { id: 'companies.contacts.all' },
  fewer: { id: 'companies.contacts.fewer' },
  failed: { id: 'companies.contacts.failed' },
  none: { id: 'companies.contacts.none' },
} as const satisfies Record<string, MessageDescriptor>;
