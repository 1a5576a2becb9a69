import { createInflate } from 'node:zlib'

const pieceBytes = 64 * 1_024

/**
 * Unpacks a stream piece by piece, to know how much is in it. One that is broken counts as far as it
 * goes: viewers show so much of it.
 * @param bounds `most`: bytes after which it is left, up to a piece more; `kept`: bytes that are kept
 * @returns how much was unpacked, and what was kept of it
 */
export function inflateCounting(
  data: Uint8Array,
  { most, kept }: { most: number; kept: number },
): Promise<{ length: number; text: Buffer }> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: pieceBytes })
    const pieces: Buffer[] = []
    let length = 0
    const end = () => {
      resolve({ length, text: Buffer.concat(pieces) })
      inflate.destroy()
    }
    inflate.on('data', (piece: Buffer) => {
      length += piece.length
      if (length <= kept) pieces.push(piece)
      if (length >= most) end()
    })
    inflate.on('end', end).on('error', end)
    inflate.end(data)
  })
}
