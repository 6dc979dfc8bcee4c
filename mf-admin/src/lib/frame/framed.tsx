import type { PageDefinition, PageProps } from '@wspolnik/kit';
import { AdminFrame } from './admin-frame.tsx';

/** The same page with the navigation of the administration. */
export function framed(page: PageDefinition): PageDefinition {
  return {
    ...page,
    load: async () => {
      const Page = await page.load();
      return function FramedPage(props: PageProps) {
        return (
          <AdminFrame>
            <Page {...props} />
          </AdminFrame>
        );
      };
    },
  };
}
