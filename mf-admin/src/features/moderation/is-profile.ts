import type { ModerationItem } from '@wspolnik/contract';

export const isProfile = ({ subject }: ModerationItem): boolean =>
  subject.type === 'user' || subject.type === 'company';
