/** Downloads a file that is here already. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
