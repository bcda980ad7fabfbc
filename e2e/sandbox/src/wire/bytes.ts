/** An answer that is no envelope: an image, a page. */
export class Bytes {
  constructor(
    readonly body: string | Buffer,
    readonly contentType: string,
  ) {}
}
