/**
 * Every slot of the platform with the props from its host. A new slot needs a line here, an entry in the remote's `remote.json`
 * and a `defineSlot`.
 */
// biome-ignore lint/complexity/noBannedTypes: a slot without props
type NoProps = {};

export interface SlotMap {
  'header.balance': NoProps;
  'header.notifications': NoProps;
  'header.messages': NoProps;
  'company.offers': { companyId: string };
  'company.posts': { companyId: string };
  'profile.posts': { userId: string };
  /** Without a recipient it asks for one first. `text` is what the message begins with. */
  'message.compose': {
    recipient: { type: 'user' | 'company'; id: string; name: string } | null;
    text?: string;
    onClose(): void;
  };
}
export type SlotName = keyof SlotMap;
