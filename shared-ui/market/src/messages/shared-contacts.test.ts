import { createIntl } from 'react-intl';
import en from './en.json';
import pl from './pl.json';

const intl = { pl: createIntl({ locale: 'pl', messages: pl }), en: createIntl({ locale: 'en', messages: en }) };

test.each([
  [0, '0 wspólnych kontaktów', '0 shared contacts'],
  [1, '1 wspólny kontakt', '1 shared contact'],
  [2, '2 wspólne kontakty', '2 shared contacts'],
  [5, '5 wspólnych kontaktów', '5 shared contacts'],
  [12, '12 wspólnych kontaktów', '12 shared contacts'],
  [22, '22 wspólne kontakty', '22 shared contacts'],
  [25, '25 wspólnych kontaktów', '25 shared contacts'],
  [112, '112 wspólnych kontaktów', '112 shared contacts'],
  [1.5, '1,5 wspólnego kontaktu', '1.5 shared contacts'],
])('shared contacts are counted: %s', (count, polish, english) => {
  expect(intl.pl.formatMessage({ id: 'ui.contacts.shared' }, { count })).toBe(polish);
  expect(intl.en.formatMessage({ id: 'ui.contacts.shared' }, { count })).toBe(english);
});
