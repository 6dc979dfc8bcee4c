export { ownedCardsJson } from './cards.sql.ts';
