import type { ModerationItem } from '@wspolnik/api/contract';

export const isProfile = ({ subject }: ModerationItem): boolean =>
  subject.type === 'user' || subject.type === 'company';
