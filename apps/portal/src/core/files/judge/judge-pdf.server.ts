import { createInflate } from 'node:zlib'
import type { FileProblem } from '../refusals.ts'

/** Nobody's document has more; each costs some time. */
const mostStreams = 20_000

/** A page that was scanned in colour at 600 dots per inch is 104 MB when it is unpacked. */
const mostUnpacked = 512 * 1024 * 1024

/** Objects that are packed together: only these are read, for what a PDF may do. */
const mostObjectText = 32 * 1024 * 1024

/** Within these a program for zip files looks for the end of one. */
const zipTail = 65_557

const dotZip = Buffer.from('PK\u0005\u0006')
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)/i
const header = /^%PDF-(?:1\.[0-7]|2\.0)/
const ending = /startxref\s{1,4}\d{1,10}\s{1,4}%%EOF[\s\0]{0,512}$/

/**
 * A PDF that viewers can open and that is nothing else: it begins and ends as one, is no zip file or
 * web page at the same time, is not locked, starts no program, and is not a thousand times as large
 * when it is unpacked. Streams are unpacked to be counted, never kept.
 * @returns what is wrong with it
 */
export async function judgePdf(bytes: Buffer): Promise<FileProblem | null> {
  if (!header.test(textOf(bytes, 0, 16))) return 'FILE_UNREADABLE'
  if (markup.test(textOf(bytes, 0, 1_024))) return 'FILE_TYPE_NOT_ALLOWED'
  if (bytes.subarray(-zipTail).includes(dotZip)) return 'FILE_TYPE_NOT_ALLOWED'
  if (!ending.test(textOf(bytes, Math.max(0, bytes.length - 1_024)))) return 'FILE_UNREADABLE'
  const parts = takeApart(bytes)
  if (parts === null) return 'FILE_UNREADABLE'
  if (names(parts.text).includes('Encrypt')) return 'FILE_LOCKED'
  const objects = await unpack(parts.streams)
  if (objects === null) return 'FILE_UNREADABLE'
  const all = new Set([parts.text, ...objects].flatMap(names))
  return all.has('JavaScript') || all.has('Launch') ? 'FILE_HAS_PROGRAM' : null
}

const textOf = (bytes: Buffer, from: number, to?: number) => bytes.toString('latin1', from, to)

type Stream = { readonly filters: readonly string[]; readonly isObjects: boolean; data: Buffer }

/** What is written in the open, and the streams between. @returns null when there are too many */
function takeApart(bytes: Buffer): { text: string; streams: Stream[] } | null {
  const open: string[] = []
  const streams: Stream[] = []
  let at = 0
  for (;;) {
    const found = bytes.indexOf('stream', at)
    const begin = found < 0 ? -1 : dataAfter(bytes, found)
    if (found < 0) {
      open.push(textOf(bytes, at))
      return { text: open.join(' '), streams }
    }
    open.push(textOf(bytes, at, found))
    if (begin < 0) {
      at = found + 'stream'.length
      continue
    }
    if (streams.length === mostStreams) return null
    const end = bytes.indexOf('endstream', begin)
    const data = bytes.subarray(begin, end < 0 ? bytes.length : end)
    const described = names(lastObject(open.at(-1) ?? ''))
    streams.push({
      filters: described.filter((name) => packing.has(name)),
      isObjects: described.includes('ObjStm'),
      data,
    })
    at = end < 0 ? bytes.length : end + 'endstream'.length
  }
}

/** Data begins on the line after the word. @returns -1 where it is no stream */
function dataAfter(bytes: Buffer, word: number): number {
  const after = word + 'stream'.length
  if (bytes[after] === 0x0a) return after + 1
  if (bytes[after] === 0x0d) return bytes[after + 1] === 0x0a ? after + 2 : after + 1
  return -1
}

/** The description of a stream: from the number of its object to the stream. */
function lastObject(text: string): string {
  return text.slice(Math.max(0, text.lastIndexOf(' obj')))
}

const packing = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW'])

/** `/Name` without its stroke, with its escapes (`/J#53`) resolved. */
function names(text: string): string[] {
  const found = text.match(/\/[^\s/<>[\](){}%\0]+/g) ?? []
  return found.map((name) =>
    name
      .slice(1)
      .replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
  )
}

/** @returns the text of packed objects; null when all together is too large, or packed twice */
async function unpack(streams: readonly Stream[]): Promise<string[] | null> {
  const objects: string[] = []
  let left = mostUnpacked
  let textLeft = mostObjectText
  for (const { filters, isObjects, data } of streams) {
    if (filters.length > 1) return null
    if (filters.length === 0) {
      if (isObjects) objects.push(data.toString('latin1'))
      continue
    }
    const { length, text } = await inflateCounting(data, left, isObjects)
    left -= length
    textLeft -= text.length
    if (left <= 0 || textLeft < 0) return null
    if (isObjects) objects.push(text)
  }
  return objects
}

/** A stream that is broken counts as far as it goes: viewers show so much of it. */
function inflateCounting(
  data: Buffer,
  most: number,
  isKept: boolean,
): Promise<{ length: number; text: string }> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: 64 * 1024 })
    const kept: Buffer[] = []
    let length = 0
    const end = () => {
      resolve({ length, text: Buffer.concat(kept).toString('latin1') })
      inflate.destroy()
    }
    inflate.on('data', (piece: Buffer) => {
      length += piece.length
      if (isKept && length <= mostObjectText) kept.push(piece)
      if (length >= most) end()
    })
    inflate.on('end', end).on('error', end)
    inflate.end(data)
  })
}
