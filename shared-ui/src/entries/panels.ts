// Parts of a page that show one piece at a time. The remotes that show them bundle them: they stand on Ark, 14 KB that
// `@wspolnik/shared-ui` would bring to every page.

export { Accordion, type AccordionItem, type AccordionProps } from '../components/accordion/accordion.tsx';
export { type TabItem, Tabs, type TabsProps } from '../components/tabs/tabs.tsx';
