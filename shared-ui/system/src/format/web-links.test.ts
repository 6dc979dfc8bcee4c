import { webLinks } from './web-links.ts';

const found = (text: string) => webLinks(text).map(({ href }) => href);

it('the search finds addresses with a scheme or www, without what ends the sentence', () => {
  expect(found('Zobacz https://a.pl/b?c=d#e, (www.dab.com.pl). I http://ż.pl…')).toEqual([
    'https://a.pl/b?c=d#e',
    'https://www.dab.com.pl',
    'http://ż.pl',
  ]);
});

it.each([
  ['https://pl.wikipedia.org/wiki/Zamek_(architektura)', 'https://pl.wikipedia.org/wiki/Zamek_(architektura)'],
  ['(zob. https://a.pl/b_(c)).', 'https://a.pl/b_(c)'],
  ['(https://a.pl/b)', 'https://a.pl/b'],
  ['[https://a.pl/b?c[]=1&d[e]], tam', 'https://a.pl/b?c[]=1&d[e]'],
  ['https://a.pl/b)c).', 'https://a.pl/b)c'],
])('a closing bracket belongs to the address that opens it: %s', (text, href) => {
  expect(found(text)).toEqual([href]);
});

it.each([
  'jutro.To',
  'anna@www.pl',
  'javascript://a.pl',
  'http://',
  'https://localhost',
  'xhttp://a.pl',
  'https://bank.pl@a.pl',
])('the search leaves %s', (text) => {
  expect(found(text)).toEqual([]);
});
