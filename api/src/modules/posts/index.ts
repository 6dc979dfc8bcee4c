export { lockComment } from './comments.sql.ts';
export { postCardJoins, postCardJson } from './post-card.sql.ts';
export { findForAction, getPost } from './posts.service.ts';
