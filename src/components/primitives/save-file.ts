/** A name that every system can save under, made of what is known here and of nothing that came with the file. */
export function safeName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'file'
  );
}

/** Hands bytes to the person: as a file of that name, else in a tab of its own, which cannot reach this page. */
export function saveBlob(blob: Blob, fileName: string | undefined): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  if (fileName === undefined) link.target = '_blank';
  else link.download = fileName;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
