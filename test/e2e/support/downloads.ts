import type { Page } from '@playwright/test';

/** A file that the page offered for download. */
export interface HandedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly text: string;
}

declare global {
  /** Files since the last call. */
  var handedFiles: { name: string; bytes: number[] }[] | undefined;
}

function watch(): void {
  if (globalThis.handedFiles) return;
  const files: { name: string; bytes: number[] }[] = (globalThis.handedFiles = []);
  const blobs = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = make(source);
    if (source instanceof Blob) blobs.set(url, source);
    return url;
  };
  const click = HTMLElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (this.download === '' || !blob) click.call(this);
    else void blob.arrayBuffer().then((buffer) => files.push({ name: this.download, bytes: [...new Uint8Array(buffer)] }));
  };
}

/**
 * The file that the page gives to the person when `work` is done. The browser does not save it: Firefox, which tells nothing of it when it is driven by its own
 * protocol, would show a panel of its own, and that would take the focus.
 */
export async function handedOver(page: Page, work: () => Promise<unknown>): Promise<HandedFile> {
  await page.evaluate(watch);
  await work();
  const found = await page.waitForFunction(() => globalThis.handedFiles?.shift());
  const { name, bytes } = await found.evaluate((file) => file ?? { name: '', bytes: [] });
  const buffer = Buffer.from(bytes);
  return { name, bytes: buffer, text: buffer.toString('utf8') };
}
