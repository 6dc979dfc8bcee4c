/** Stands for a style sheet that is imported for its effect. */
export {};
