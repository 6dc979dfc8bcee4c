/** Both libraries need WebGL 2. The context is released at once, because browsers limit the number of contexts. */
export function hasWebGl(): boolean {
  if (!('WebGL2RenderingContext' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
