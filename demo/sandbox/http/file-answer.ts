/** An answer that is no JSON: a file, or a text of another kind. */
export class FileAnswer {
  /**
   * @param contentType as it goes into the header
   * @param bytes the whole of it
   * @param fileName name under which a browser would save it; shown in place unless given
   */
  constructor(
    readonly contentType: string,
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly fileName?: string,
  ) {}

  /** The answer over HTTP. */
  toResponse(headers: Record<string, string>): Response {
    return new Response(this.bytes, {
      status: 200,
      headers: {
        ...headers,
        'content-type': this.contentType,
        'content-length': String(this.bytes.byteLength),
        ...(this.fileName !== undefined && { 'content-disposition': `attachment; filename="${safeName(this.fileName)}"` }),
      },
    });
  }
}

/** A name that no header and no file system reads as anything else. */
function safeName(name: string): string {
  return name
    .replaceAll(/[^\w.-]+/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, 100);
}
