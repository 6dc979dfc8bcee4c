import type {} from '@wspolnik/mf-companies/slots';
import { defineSlot, joinMessages } from '@wspolnik/system';
import { CompanyPosts } from '../features/posts/author-posts/author-posts.tsx';
import { postsMessages } from '../features/posts/messages/load.ts';
import { messages } from './messages.ts';

export const slot = defineSlot<'company.posts'>({
  Component: CompanyPosts,
  loadMessages: joinMessages(messages, postsMessages),
});
