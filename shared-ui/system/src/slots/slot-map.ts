/**
 * Slots with the props that their host passes. Each host declares its own in its `src/slots.ts`, by declaration merging; here are
 * those that this package shows, because several remotes show them through it or with it.
 */
export interface SlotMap {
  /**
   * Without a recipient it asks for one first. `text` is what the message begins with. `about`: an order between the profile in use,
   * on this side, and the recipient. `offer`: one of the recipient, from whose page the message is sent.
   */
  'message.compose': {
    recipient: { type: 'user' | 'company'; id: string; name: string } | null;
    text?: string;
    about?: { id: string; number: string; side: 'buyer' | 'seller' };
    offer?: { id: string; title: string };
    onClose(): void;
  };
}
export type SlotName = keyof SlotMap;
