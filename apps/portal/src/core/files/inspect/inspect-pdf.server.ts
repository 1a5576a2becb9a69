import type { FileProblem } from '../refusals.ts'
import { inflateCounting } from './inflate-counting.server.ts'
import { createNameScan } from './scan-names.ts'

/** Nobody's document has more; each costs some time. */
const mostStreams = 20_000

/** A page that was scanned in colour at 600 dots per inch is 104 MB when it is unpacked. */
const mostUnpacked = 512 * 1024 * 1024

/** Objects that are packed together: only these are read, for what a PDF may do. */
const mostObjectText = 32 * 1024 * 1024

/** Ten megabytes of the most tagged documents have a quarter of it. */
const bounds = { names: 2_000_000, objects: 250_000, depth: 500 }

/** Within these a program for zip files looks for the end of one. */
const zipTail = 65_557

const dotZip = Buffer.from('PK\u0005\u0006')
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)/i
const header = /^%PDF-(?:1\.[0-7]|2\.0)/
const ending = /startxref\s{1,4}\d{1,10}\s{1,4}%%EOF[\s\0]{0,512}$/

const lock = 'Encrypt'
const programs = ['JavaScript', 'Launch']
const packing = ['FlateDecode', 'LZWDecode']
/** The same where it is written short, which is a usual name for other things too. */
const shortPacking = ['Fl', 'LZW']
const packedObjects = 'ObjStm'
/** Streams of which no page shows anything. */
const aside = ['Metadata', 'XRef']
/** What text and pictures need; a drawing of lines alone needs none of them. */
const shown = ['Font', 'XObject']
/** Bytes: a page that draws anything of its own has more, and one that only begins and ends has fewer. */
const leastDrawing = 100

/**
 * A PDF that viewers can open and that is nothing else: it begins and ends as one, is no zip file or
 * web page at the same time, is not locked, starts no program, and is not a thousand times as large
 * when it is unpacked. Streams are unpacked to be counted, never kept.
 * @returns what is wrong with it; `LOOKS_EMPTY`: nothing, but its pages have neither text nor pictures
 */
export async function inspectPdf(given: {
  bytes: Uint8Array
}): Promise<FileProblem | 'LOOKS_EMPTY' | null> {
  const { buffer, byteOffset, byteLength } = given.bytes
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  if (!header.test(textOf(bytes, 0, 16))) return 'FILE_UNREADABLE'
  if (markup.test(textOf(bytes, 0, 1_024))) return 'FILE_TYPE_NOT_ALLOWED'
  if (bytes.subarray(-zipTail).includes(dotZip)) return 'FILE_TYPE_NOT_ALLOWED'
  if (!ending.test(textOf(bytes, Math.max(0, bytes.length - 1_024)))) return 'FILE_UNREADABLE'
  const names = createNameScan(
    new Set([lock, ...programs, ...packing, ...shortPacking, packedObjects, ...aside, ...shown]),
    bounds,
  )
  const streams = findStreams(bytes, names)
  if (names.countOf(lock) > 0) return 'FILE_LOCKED'
  const unpacked = streams && (await unpack(streams, names))
  if (!unpacked) return 'FILE_UNREADABLE'
  if (names.countOf(...programs) > 0) return 'FILE_HAS_PROGRAM'
  const hasNothing = names.countOf(...shown) === 0 && unpacked.drawn < leastDrawing
  return hasNothing ? 'LOOKS_EMPTY' : null
}

const textOf = (bytes: Buffer, from: number, to?: number) => bytes.toString('latin1', from, to)

type Names = ReturnType<typeof createNameScan>

type Stream = {
  /** How many times it is packed. */
  readonly filters: number
  readonly isObjects: boolean
  readonly isAside: boolean
  readonly data: Buffer
}

/**
 * Scans the part that is not compressed, and finds the streams between. The text between a stream
 * and the one before describes it, and all of it counts: a text in its description may look like
 * another object.
 * @returns null when it is beyond bounds
 */
function findStreams(bytes: Buffer, names: Names): Stream[] | null {
  const streams: Stream[] = []
  let from = 0
  let at = 0
  for (;;) {
    const to = bytes.indexOf('stream', at)
    const begin = to < 0 ? -1 : dataAfter(bytes, to)
    if (to >= 0 && begin < 0) {
      at = to + 'stream'.length
      continue
    }
    const [packedBefore, objectsBefore] = [names.countOf(...packing), names.countOf(packedObjects)]
    const stop = to < 0 ? bytes.length : to
    const ownObject = from + Math.max(0, bytes.subarray(from, stop).lastIndexOf(' obj'))
    if (!names.scan(bytes, from, ownObject)) return null
    const [shortBefore, asideBefore] = [names.countOf(...shortPacking), names.countOf(...aside)]
    if (!names.scan(bytes, ownObject, stop)) return null
    if (to < 0) return streams
    if (streams.length === mostStreams) return null
    const end = bytes.indexOf('endstream', begin)
    const [packed, short] = [names.countOf(...packing), names.countOf(...shortPacking)]
    streams.push({
      filters: packed - packedBefore + short - shortBefore,
      isObjects: names.countOf(packedObjects) > objectsBefore,
      isAside: names.countOf(...aside) > asideBefore,
      data: bytes.subarray(begin, end < 0 ? bytes.length : end),
    })
    from = end < 0 ? bytes.length : end + 'endstream'.length
    at = from
  }
}

/** Data begins on the line after the word. @returns -1 where it is no stream */
function dataAfter(bytes: Buffer, word: number): number {
  const after = word + 'stream'.length
  if (bytes[after] === 0x0a) return after + 1
  if (bytes[after] === 0x0d) return bytes[after + 1] === 0x0a ? after + 2 : after + 1
  return -1
}

/**
 * Scans packed objects.
 * @returns null when it is beyond bounds: too large when it is unpacked, or packed twice; `drawn`: bytes
 *   of what pages may show
 */
async function unpack(
  streams: readonly Stream[],
  names: Names,
): Promise<{ readonly drawn: number } | null> {
  let drawn = 0
  let left = mostUnpacked
  let textLeft = mostObjectText
  for (const { filters, isObjects, isAside, data } of streams) {
    if (filters > 1) return null
    if (filters === 0) {
      if (isObjects && !names.scan(data)) return null
      if (!(isObjects || isAside)) drawn += data.length
      continue
    }
    const { length, text } = await inflateCounting(data, {
      most: left,
      kept: isObjects ? mostObjectText : 0,
    })
    left -= length
    if (isObjects) textLeft -= length
    else if (!isAside) drawn += length
    if (left <= 0 || textLeft < 0) return null
    if (isObjects && !names.scan(text)) return null
  }
  return { drawn }
}
