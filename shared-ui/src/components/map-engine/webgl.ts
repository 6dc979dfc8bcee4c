/** Both libraries draw with WebGL 2. The context is given back at once: browsers keep only a few. */
export function hasWebGl(): boolean {
  if (!('WebGL2RenderingContext' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
