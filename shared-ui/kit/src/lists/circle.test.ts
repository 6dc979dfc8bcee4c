import { circleOf } from './circle.ts';

it('the circle reaches the nearer edges of the map', () => {
  const center = { lat: 52, lng: 19 };
  expect(circleOf({ center, bounds: [17, 51.5, 21, 52.5] })).toEqual({ lat: '52.000', lng: '19.000', radius: '56' });
  expect(circleOf({ center, bounds: [18.9, 51, 19.1, 53] })).toMatchObject({ radius: '7' });
});

it('the circle does not exceed the maximum radius', () => {
  const center = { lat: 0, lng: 0 };
  expect(circleOf({ center, bounds: [-90, -80, 90, 80] })).toMatchObject({ radius: '500' });
  expect(circleOf({ center, bounds: [-0.001, -0.001, 0.001, 0.001] })).toMatchObject({ radius: '1' });
});
