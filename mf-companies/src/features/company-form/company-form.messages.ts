import type { MessageDescriptor } from 'react-intl';

export const formMessages = {
  createTitle: { id: 'companyForm.createTitle' },
  createLead: { id: 'companyForm.createLead' },
  editTitle: { id: 'companyForm.editTitle' },
  basics: { id: 'companyForm.basics' },
  name: { id: 'companyForm.name' },
  nameHelp: { id: 'companyForm.nameHelp' },
  category: { id: 'companyForm.category' },
  categoriesFailed: { id: 'companyForm.categoriesFailed' },
  retry: { id: 'companyForm.retry' },
  description: { id: 'companyForm.description' },
  descriptionHelp: { id: 'companyForm.descriptionHelp' },
  logo: { id: 'companyForm.logo' },
  logoHelp: { id: 'companyForm.logoHelp' },
  place: { id: 'companyForm.place' },
  address: { id: 'companyForm.address' },
  addressHelp: { id: 'companyForm.addressHelp' },
  zip: { id: 'companyForm.zip' },
  city: { id: 'companyForm.city' },
  map: { id: 'companyForm.map' },
  contact: { id: 'companyForm.contact' },
  contactHint: { id: 'companyForm.contactHint' },
  email: { id: 'companyForm.email' },
  phone: { id: 'companyForm.phone' },
  links: { id: 'companyForm.links' },
  website: { id: 'companyForm.website' },
  facebook: { id: 'companyForm.facebook' },
  linkedin: { id: 'companyForm.linkedin' },
  twitter: { id: 'companyForm.twitter' },
  create: { id: 'companyForm.create' },
  save: { id: 'companyForm.save' },
  created: { id: 'companyForm.created' },
  saved: { id: 'companyForm.saved' },
} as const satisfies Record<string, MessageDescriptor>;

export const draftMessages = {
  discardNew: { id: 'companyForm.draft.discardNew' },
  discardEdit: { id: 'companyForm.draft.discardEdit' },
  lostLogo: { id: 'companyForm.draft.lostLogo' },
  outdated: { id: 'companyForm.draft.outdated' },
} as const satisfies Record<string, MessageDescriptor>;

export const accessMessages = {
  failed: { id: 'companyForm.failed' },
  gone: { id: 'companyForm.gone' },
  goneText: { id: 'companyForm.goneText' },
  all: { id: 'companyForm.all' },
  member: { id: 'companyForm.member' },
  memberText: { id: 'companyForm.memberText' },
  foreign: { id: 'companyForm.foreign' },
  foreignText: { id: 'companyForm.foreignText' },
  see: { id: 'companyForm.see' },
  otherProfile: { id: 'companyForm.otherProfile' },
  otherProfileText: { id: 'companyForm.otherProfileText' },
  switchTo: { id: 'companyForm.switchTo' },
  delete: { id: 'companyForm.delete' },
  deleteText: { id: 'companyForm.deleteText' },
  deleteLink: { id: 'companyForm.deleteLink' },
} as const satisfies Record<string, MessageDescriptor>;

export const logoMessages = {
  title: { id: 'companyForm.logoLeft.title' },
  text: { id: 'companyForm.logoLeft.text' },
  save: { id: 'companyForm.logoLeft.save' },
  skip: { id: 'companyForm.logoLeft.skip' },
} as const satisfies Record<string, MessageDescriptor>;
