/** A response that is not JSON: a file or other text. */
export class FileResponse {
  /**
   * @param contentType value of the `content-type` header
   * @param bytes complete content
   * @param fileName name for saving the file. Without a name, the browser displays the file.
   */
  constructor(
    readonly contentType: string,
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly fileName?: string,
  ) {}

  /** Returns the HTTP response. */
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

/** Removes characters that a header or file system could misread. */
function safeName(name: string): string {
  return name
    .replaceAll(/[^\w.-]+/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, 100);
}
