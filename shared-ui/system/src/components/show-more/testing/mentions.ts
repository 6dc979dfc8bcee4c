export const ANNA = '0193e1a2-0000-7000-8000-000000000001';
export const STUDIO = '0193e1a2-0000-7000-8000-000000000002';
export const GONE = '0193e1a2-0000-7000-8000-000000000003';

export const mentions = {
  users: [
    { id: ANNA, name: 'Anna Nowak', deleted: false },
    { id: GONE, name: null, deleted: true },
  ],
  companies: [{ id: STUDIO, name: 'Pracownia Cyfrowa', deleted: false }],
};
