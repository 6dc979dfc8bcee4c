import { setTheme, startTheme } from './theme.ts';

const bars = () => [...document.querySelectorAll('meta[name=theme-color]')].map((tag) => tag.getAttribute('content'));

it('the bar of the browser follows a chosen theme, whatever the system prefers', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="#${scheme}">`)
    .join('');
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style>:root{--wp-surface:#ffffff} .dark{--wp-surface:#171d1a}</style>',
  );
  startTheme();
  expect(bars()).toEqual(['#light', '#dark']);
  setTheme('dark');
  expect(bars()).toEqual(['#171d1a', '#171d1a']);
  setTheme('light');
  expect(bars()).toEqual(['#ffffff', '#ffffff']);
});
