import type { Category, Webinar, WebinarPage, WebinarSignUpPage } from '@wspolnik/contract';
import { defineRead, listQuery } from '@wspolnik/kit';

export const webinarQuery = listQuery('/admin/webinars', {});
type WebinarQuery = ReturnType<typeof webinarQuery.parse>;

/** Running and coming ones first, the next on top; then past ones, the latest on top. */
export const webinarsRead = defineRead<WebinarPage, WebinarQuery>('webinars/', {
  query: webinarQuery,
  defaults: { limit: '30' },
});

export const webinarRead = defineRead<Webinar, { id: string }>('webinars/:id/');

export const webinarSignUpsRead = defineRead<WebinarSignUpPage, { id: string; limit: string }>(
  'webinars/:id/sign-ups/',
);

export const categoriesRead = defineRead<Category[]>('categories/');
