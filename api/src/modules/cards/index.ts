export { CARDS_PER_COMPANY } from './cards.service.ts';
export { ownedCardsJson } from './cards.sql.ts';
