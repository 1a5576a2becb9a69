import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/**
 * The font that a WOFF file packs (https://www.w3.org/TR/WOFF/, sections 3 to 5). Our font reader
 * would unpack a table again for every letter, which takes a hundred times as long.
 * @throws it is no WOFF file, or a damaged one
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + index * entryBytes
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
    }
  })
  return writeFont(woff.subarray(4, 8), tables)
}

type Table = { tag: Buffer; checksum: Buffer; bytes: Buffer }

/** As OpenType says: a directory with three numbers for searching in it, then the tables. */
function writeFont(flavor: Buffer, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16)
  const power = Math.floor(Math.log2(tables.length))
  flavor.copy(head)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((tables.length - 2 ** power) * 16, 10)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + index * 16
    tag.copy(head, entry)
    checksum.copy(head, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
