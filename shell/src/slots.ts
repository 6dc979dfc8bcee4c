import type {} from '@wspolnik/system';

// biome-ignore lint/complexity/noBannedTypes: a slot without props
type NoProps = {};

/** Slots in the header of every page and on the home page, for the remotes that fill them. */
declare module '@wspolnik/system' {
  interface SlotMap {
    'header.balance': NoProps;
    'header.messages': NoProps;
    'header.notifications': NoProps;
    /** On the page /home, of the profile in use. */
    'home.company': NoProps;
    'home.people': NoProps;
    'home.posts': NoProps;
  }
}
