import { screen } from '@testing-library/react';
import { categories, fakeApi, idOf, jobCategory, offerSummary, pageOf } from '@wspolnik/testing';

export const desk = offerSummary();
export const panels = offerSummary({ id: idOf(2), title: 'Instalacja fotowoltaiczna' });

export const all = [...categories, jobCategory];
export const listOffers = (offers = [desk, panels]) =>
  fakeApi({ 'GET offers/': () => pageOf(offers), 'GET categories/': () => all });

/** The panel's controls are rendered once the categories are loaded. */
export const filters = () => screen.findByRole('group', { name: 'Cena brutto' });
