/** Returns the name and lines of the file that `press` downloads before its promise resolves. */
export async function downloadBy(press: () => unknown): Promise<{ name: string; lines: string[] }> {
  const blobs: Blob[] = [];
  let name = '';
  const createObjectURL = URL.createObjectURL.bind(URL);
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return createObjectURL(blob);
  };
  // Prevents the browser's download dialog.
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    name = this.download;
  };
  try {
    await press();
  } finally {
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = createObjectURL;
  }
  const lines = (await blobs[0]?.text())?.replace('\uFEFF', '').trimEnd().split('\r\n') ?? [];
  return { name, lines };
}
