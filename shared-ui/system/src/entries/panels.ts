// Parts of a page that show one item at a time. Bundled by the remotes that use them: they need Ark, 14 KB that
// `@wspolnik/system` would add to every page.

export { Tabs } from '../components/tabs/tabs.tsx';
