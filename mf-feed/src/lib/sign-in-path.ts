/** The sign-in that leads back to `path`. */
export const signInPath = (path: string): string => `/auth/login?from=${encodeURIComponent(path)}`;
export const signUpPath = (path: string): string => `/auth/signup?from=${encodeURIComponent(path)}`;
