import { webLinks } from './web-links.ts';

const found = (text: string) => webLinks(text).map(({ href }) => href);

it('finds addresses with a scheme or www, without what ends the sentence', () => {
  expect(found('Zobacz https://a.pl/b?c=d#e, (www.dab.com.pl). I http://ż.pl…')).toEqual([
    'https://a.pl/b?c=d#e',
    'https://www.dab.com.pl',
    'http://ż.pl',
  ]);
});

it.each([
  'jutro.To',
  'anna@www.pl',
  'javascript://a.pl',
  'http://',
  'https://localhost',
  'xhttp://a.pl',
  'https://bank.pl@a.pl',
])('leaves %s', (text) => {
  expect(found(text)).toEqual([]);
});
