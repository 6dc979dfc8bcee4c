/** Marks an element of the page that holds what the gateway has rendered; in #main with the name of the container. */
export const SERVED = 'data-served';
