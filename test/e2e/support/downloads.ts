import type { Page } from '@playwright/test';

/** A file that the page offered for download. */
export interface DownloadedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly text: string;
}

declare global {
  /** Files since the last call. */
  var downloadedFiles: { name: string; bytes: number[] }[] | undefined;
}

function watch(): void {
  if (globalThis.downloadedFiles) return;
  const files: { name: string; bytes: number[] }[] = (globalThis.downloadedFiles = []);
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
 * Returns the file that `work` downloads. Prevents the browser from saving it, because Firefox would open a panel that takes the focus, and reports
 * no downloads to Playwright.
 */
export async function downloadFrom(page: Page, work: () => Promise<unknown>): Promise<DownloadedFile> {
  await page.evaluate(watch);
  await work();
  const found = await page.waitForFunction(() => globalThis.downloadedFiles?.shift());
  const { name, bytes } = await found.evaluate((file) => file ?? { name: '', bytes: [] });
  const buffer = Buffer.from(bytes);
  return { name, bytes: buffer, text: buffer.toString('utf8') };
}
