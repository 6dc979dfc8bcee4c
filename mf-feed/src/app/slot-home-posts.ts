import type {} from '@wspolnik/shell/slots';
import { defineSlot, joinMessages } from '@wspolnik/system';
import { NetworkPosts } from '../features/posts/author-posts/author-posts.tsx';
import { postsMessages } from '../features/posts/messages/load.ts';
import { messages } from './messages.ts';

export const slot = defineSlot<'home.posts'>({
  Component: NetworkPosts,
  loadMessages: joinMessages(messages, postsMessages),
});
