function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The structure of an MP4 of this length; there is no picture in it. */
export function makeMp4(seconds: number, brand = 'isom'): Buffer {
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1_000, 12);
  movie.writeUInt32BE(seconds * 1_000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2`, 'latin1')),
    box('mdat', Buffer.alloc(64)),
    box('moov', box('mvhd', movie)),
  ]);
}
