// Parts of a page that show one item at a time. Bundled by the remotes that use them: they need Ark, 14 KB that
// `@wspolnik/shared-ui` would add to every page.

export { Accordion, type AccordionItem, type AccordionProps } from '../components/accordion/accordion.tsx';
export { type TabItem, Tabs, type TabsProps } from '../components/tabs/tabs.tsx';
