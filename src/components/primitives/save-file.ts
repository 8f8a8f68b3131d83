/** Converts a text to a file name that is valid on every operating system. Never pass a file name that comes from a response. */
export function safeFileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'file'
  );
}

/** Saves a blob under `fileName`, or opens it in a new tab that cannot reach this page. */
export function saveBlob(blob: Blob, fileName: string | undefined): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  if (fileName === undefined) link.target = '_blank';
  else link.download = fileName;
  link.click();
  // By then, the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
