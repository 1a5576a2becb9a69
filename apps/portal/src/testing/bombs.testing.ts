import sharp from 'sharp'
import { camt054 } from '#core/bank/files/camt054.testing.ts'
import { makePdf, packedStream } from '#core/files/inspect/pdf.testing.ts'

const megabyte = 1_048_576

/** A file that is made to keep the check of files busy. */
export type FileBomb = {
  readonly what: string
  readonly name: string
  readonly bytes: Buffer
  /** What it is refused with; `null` where it is taken. */
  readonly code: 'FILE_UNREADABLE' | null
}

/** Below ten megabytes each, as the contact form takes them. */
export async function makeFileBombs(): Promise<readonly FileBomb[]> {
  const plain = (channels: 3 | 4, width: number, height: number) =>
    sharp({ create: { width, height, channels, background: '#a0c0e0' } })
  const pdfs: [what: string, made: Parameters<typeof makePdf>[0]][] = [
    ['four and a half million names', { objects: ['/a'.repeat(4_500_000)] }],
    ['a list in a list in a list', { objects: ['['.repeat(9 * megabyte)] }],
    [
      'a megabyte that is half a gigabyte',
      { streams: Array.from({ length: 9 }, () => packedStream(Buffer.alloc(64 * megabyte))) },
    ],
    [
      'names in packed objects',
      { streams: [packedStream('/a'.repeat(9 * megabyte), '/Type /ObjStm /N 1 /First 4')] },
    ],
  ]
  return [
    ...pdfs.map(
      ([what, made]): FileBomb => ({
        what: `a PDF of ${what}`,
        name: 'bomb.pdf',
        bytes: makePdf(made),
        code: 'FILE_UNREADABLE',
      }),
    ),
    {
      what: 'a picture of 50 megapixels',
      name: 'bomb.png',
      bytes: await plain(4, 7_071, 7_071).png().toBuffer(),
      code: null,
    },
    {
      what: 'a picture of more',
      name: 'bomb.jpg',
      bytes: await plain(3, 16_000, 16_000).jpeg().toBuffer(),
      code: 'FILE_UNREADABLE',
    },
  ]
}

/** Mails that are made to keep the parser busy, without their `To`. */
export function makeMailBombs(): readonly { readonly what: string; readonly raw: string }[] {
  const mail = (headers: readonly string[], body: string) =>
    ['From: maja@example.org', ...headers, '', body].join('\r\n')
  return [
    { what: 'four million quoted lines', raw: mail([], '> \r\n'.repeat(4 * megabyte)) },
    {
      what: 'thousands of parts',
      raw: mail(['Content-Type: multipart/mixed; boundary=b'], '--b\r\n\r\nx\r\n'.repeat(100_000)),
    },
    {
      what: 'thousands of addresses',
      raw: mail([`Cc: ${'"a" <a@b.example>, '.repeat(20_000)}`], 'x'),
    },
    { what: 'headers without an end', raw: `X-A: ${'a'.repeat(10 * megabyte)}` },
    {
      what: 'tags without an end',
      raw: mail(['Content-Type: text/html'], '<p><a href="'.repeat(500_000)),
    },
  ]
}

/** A bank file with empty elements. */
export function makeXmlBomb(): string {
  const text = camt054([{}])
  const end = text.indexOf('</GrpHdr>')
  return text.slice(0, end) + '<X/>'.repeat(2_000_001) + text.slice(end)
}

/** A file of a semester with a line for nobody. */
export const makeCsvBomb = () => `email,semesterCode,paid\n${'a,b,c\n'.repeat(2_500_000)}`
