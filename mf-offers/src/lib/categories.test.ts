import { categoryName, checkState, toggleCategory } from './categories.ts';
import { categories, idOf } from './testing/samples.ts';

const [office, energy] = categories as [(typeof categories)[0], (typeof categories)[0]];
const [furniture, lighting] = office.children as [typeof office, typeof office];

it('shows a parent as partly chosen when one of its children is', () => {
  expect(checkState(office, new Set([furniture.id]))).toBe('some');
});

it('shows a parent as chosen when all of its children are', () => {
  expect(checkState(office, new Set([furniture.id, lighting.id]))).toBe('all');
});

it('names the parent once its last child is chosen', () => {
  expect(toggleCategory(categories, [furniture.id], lighting)).toEqual([office.id]);
});

it('names the other children once one of a chosen parent is taken out', () => {
  expect(toggleCategory(categories, [office.id], lighting)).toEqual([furniture.id]);
});

it('completes a partly chosen parent', () => {
  expect(toggleCategory(categories, [furniture.id, energy.id], office)).toEqual([office.id, energy.id]);
});

it('forgets ids that no category has', () => {
  expect(toggleCategory(categories, [idOf(999)], energy)).toEqual([energy.id]);
});

it('has a name in each language', () => {
  expect(categoryName(energy, 'en')).toBe('Energy');
  expect(categoryName(energy, 'pl')).toBe('Energia');
});
