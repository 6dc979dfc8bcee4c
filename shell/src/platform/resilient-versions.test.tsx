import { screen } from '@testing-library/react';
import { createResilientApp, type RemoteApp } from './resilient-app.ts';

let version: string;
let names: unknown[];
let container: HTMLElement;

/** A remote whose page shows which version it is. */
function remoteApp(text: string): RemoteApp {
  let page: HTMLElement | undefined;
  return {
    bootstrap: async () => {},
    async mount({ domElement, name }) {
      names.push(name);
      page = domElement as HTMLElement;
      page.innerHTML = `<h1>${text}</h1>`;
    },
    unmount: async () => page?.replaceChildren(),
  };
}

const createApp = () =>
  createResilientApp({
    name: 'mf_offers',
    container,
    version: () => version,
    load: async () => remoteApp(version),
    reset: () => {},
    props: () => ({}),
    showSkeleton: () => () => {},
    showFailure: () => () => {},
    report: () => {},
    watch: () => () => {},
  });

beforeEach(() => {
  version = 'first';
  names = [];
  document.body.innerHTML = '<main></main>';
  container = document.querySelector('main') as HTMLElement;
});

it('a remote keeps the version that is mounted, and mounts the one of the moment next time', async () => {
  const app = createApp();
  await app.mount();
  expect(await screen.findByRole('heading', { name: 'first' })).toBeVisible();
  version = 'second';
  expect(screen.getByRole('heading', { name: 'first' })).toBeVisible();
  await app.unmount();
  await app.mount();
  expect(await screen.findByRole('heading', { name: 'second' })).toBeVisible();
  version = 'first';
  await app.unmount();
  await app.mount();
  expect(await screen.findByRole('heading', { name: 'first' })).toBeVisible();
  expect(names).toEqual(['mf_offers@first', 'mf_offers@second', 'mf_offers@first']);
});

it('a remote is mounted again as another version only where the mounted one is outdated', async () => {
  const app = createApp();
  await app.renew(() => true);
  await app.mount();
  await screen.findByRole('heading', { name: 'first' });
  await app.renew((mounted) => mounted !== version);
  expect(names).toHaveLength(1);
  version = 'second';
  await app.renew((mounted) => mounted !== version);
  expect(screen.getByRole('heading')).toHaveTextContent('second');
});
