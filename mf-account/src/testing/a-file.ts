const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

export function aFile(name: string, bytes: Uint8Array<ArrayBuffer> = JPEG): File {
  const file = new File([bytes], name, { type: 'image/jpeg' });
  // jsdom's files can't be read.
  const start = new Blob([bytes.slice(0, 4)]);
  start.arrayBuffer = () => Promise.resolve(bytes.slice(0, 4).buffer);
  file.slice = () => start;
  return file;
}

/** jsdom draws no pictures. */
export function drawNoPictures(): void {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
}
