/** An MP4 with nothing in it: the boxes that every one has, and room that nobody reads. */
export function makeVideo(name = 'film.mp4') {
  const type = box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2mp41', 'latin1'))
  const data = Buffer.concat([type, box('free', Buffer.alloc(4_096, name)), box('mdat')])
  return { name, data, mimetype: 'video/mp4', size: data.byteLength }
}

function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
