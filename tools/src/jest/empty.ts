/** Replaces a style sheet imported for its effect. */
export {};
