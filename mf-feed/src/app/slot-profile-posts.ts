import type {} from '@wspolnik/mf-companies/slots';
import { defineSlot, joinMessages } from '@wspolnik/system';
import { ProfilePosts } from '../features/posts/author-posts/author-posts.tsx';
import { postsMessages } from '../features/posts/messages/load.ts';
import { messages } from './messages.ts';

export const slot = defineSlot<'profile.posts'>({
  Component: ProfilePosts,
  loadMessages: joinMessages(messages, postsMessages),
});
