import type { MessageDescriptor } from 'react-intl';

export const nextStepMessages = {
  title: { id: 'nextSteps.title' },
  progress: { id: 'nextSteps.progress' },
  done: { id: 'nextSteps.done' },
  switchText: { id: 'nextSteps.switchText' },
  switchTo: { id: 'nextSteps.switchTo' },
  profile: { id: 'nextSteps.profile' },
  profileText: { id: 'nextSteps.profileText' },
  profileAction: { id: 'nextSteps.profileAction' },
  verification: { id: 'nextSteps.verification' },
  verificationText: { id: 'nextSteps.verificationText' },
  verificationWaits: { id: 'nextSteps.verificationWaits' },
  verificationRejected: { id: 'nextSteps.verificationRejected' },
  verificationAction: { id: 'nextSteps.verificationAction' },
  plan: { id: 'nextSteps.plan' },
  planText: { id: 'nextSteps.planText' },
  planAction: { id: 'nextSteps.planAction' },
  planKeep: { id: 'nextSteps.planKeep' },
  offer: { id: 'nextSteps.offer' },
  offerText: { id: 'nextSteps.offerText' },
  offerAction: { id: 'nextSteps.offerAction' },
} as const satisfies Record<string, MessageDescriptor>;

export const missingMessages = {
  logo: { id: 'nextSteps.missing.logo' },
  category: { id: 'nextSteps.missing.category' },
  description: { id: 'nextSteps.missing.description' },
  city: { id: 'nextSteps.missing.city' },
  contact: { id: 'nextSteps.missing.contact' },
} as const satisfies Record<string, MessageDescriptor>;
