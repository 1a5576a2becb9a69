import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectPdf } from './inspect-pdf.server.ts'
import { makePdf, packedStream } from './pdf.testing.ts'

const zipEnd = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')
const objects = (text: string) => packedStream(text, '/Type /ObjStm /N 1 /First 4')

test.each([
  ['a page', makePdf()],
  ['one of the newest version', makePdf({ head: '%PDF-2.0\n%âãÏÓ\n' })],
  ['one that ends in nothing', makePdf({ end: 'startxref\r\n9\r\n%%EOF\r\n\0\0' })],
  [
    'one with pictures and packed objects',
    makePdf({
      streams: [
        packedStream(Buffer.alloc(5_000_000)),
        { dictionary: '/Filter /DCTDecode', data: randomBytes(50_000) },
        objects('7 0 << /Type /Font /Name (JavaScript) >>'),
      ],
    }),
  ],
  ['one that says stream in a text', makePdf({ objects: ['(up the stream\\nand down)'] })],
])('takes %s', async (_, bytes) => {
  expect(await inspectPdf({ bytes })).toBeNull()
})

test.each([
  ['no version that there is', makePdf({ head: '%PDF-3.1\n' })],
  ['a version cut off', Buffer.from('%PDF-')],
  ['no end', makePdf({ end: '' })],
  ['half a file', makePdf({ streams: [packedStream(randomBytes(9_000))] }).subarray(0, 5_000)],
  ['something behind the end', makePdf({ end: 'startxref\n9\n%%EOF\nMZ' })],
  [
    'a stream packed twice',
    makePdf({
      streams: [
        {
          dictionary: '/Filter [/FlateDecode /Fl#61teDecode]',
          data: deflateSync(deflateSync('x')),
        },
      ],
    }),
  ],
  [
    'a stream packed in two ways',
    makePdf({ streams: [{ dictionary: '/Filter [/LZWDecode /FlateDecode]', data: 'x' }] }),
  ],
  [
    'more streams than any document',
    makePdf({
      streams: Array.from({ length: 20_001 }, () => ({ data: '' })),
    }),
  ],
])('cannot read %s', async (_, bytes) => {
  expect(await inspectPdf({ bytes })).toBe('FILE_UNREADABLE')
})

test.each([
  ['a zip file behind it', Buffer.concat([makePdf(), zipEnd])],
  ['a zip file in its last stream', makePdf({ streams: [{ data: zipEnd }] })],
  ['a web page at its beginning', makePdf({ head: '%PDF-1.4\n<HTML><script>' })],
  ['a script at its beginning', makePdf({ head: '%PDF-1.4\n%<sCript>alert(1)</script>\n' })],
])('takes no file that is also %s', async (_, bytes) => {
  expect(await inspectPdf({ bytes })).toBe('FILE_TYPE_NOT_ALLOWED')
})

test.each([
  ['in the trailer', makePdf({ trailer: '/Encrypt 9 0 R' })],
  ['with an escape', makePdf({ trailer: '/Encryp#74 9 0 R' })],
  [
    'in a packed table of objects',
    makePdf({
      streams: [{ dictionary: '/Type /XRef /Encrypt 9 0 R', data: 'xx' }],
    }),
  ],
])('sees a lock %s', async (_, bytes) => {
  expect(await inspectPdf({ bytes })).toBe('FILE_LOCKED')
})

test.each([
  ['in the open', makePdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] })],
  ['with escapes', makePdf({ objects: ['<< /S /J#61vaScrip#74 >>'] })],
  ['in packed objects', makePdf({ streams: [objects('7 0 << /S /JavaScript >>')] })],
  [
    'in objects that are not packed',
    makePdf({
      streams: [{ dictionary: '/Type /ObjStm', data: '7 0 << /S /JavaScript >>' }],
    }),
  ],
  ['to start another', makePdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
])('sees a program %s', async (_, bytes) => {
  expect(await inspectPdf({ bytes })).toBe('FILE_HAS_PROGRAM')
})

const megabyte = 1_048_576

test.each([
  [
    'a megabyte that is a gigabyte when it is unpacked',
    { streams: Array.from({ length: 9 }, () => packedStream(Buffer.alloc(64 * megabyte))) },
  ],
  ['more names than any document', { objects: ['/a '.repeat(2_000_001)] }],
  ['a list in a list in a list', { objects: ['['.repeat(4_000_000)] }],
  ['dictionaries without an end', { objects: ['<</a'.repeat(1_000)] }],
  ['a quarter of a million objects', { objects: ['0 0 obj '.repeat(250_001)] }],
  [
    'more names than any document in packed objects',
    { streams: [objects('/a '.repeat(2_000_001))] },
  ],
])('bounds %s', async (_, made) => {
  expect(await inspectPdf({ bytes: makePdf(made) })).toBe('FILE_UNREADABLE')
})

test.each([
  ['strokes alone', { objects: ['/'.repeat(4_000_000)] }],
  ['as many names as a tagged document may have', { objects: ['/a '.repeat(1_900_000)] }],
  ['words that begin no stream', { objects: ['(stream '.repeat(500_000)] }],
])('takes %s', async (_, made) => {
  expect(await inspectPdf({ bytes: makePdf(made) })).toBeNull()
})

test('an end that goes on is none', async () => {
  const bytes = makePdf({ end: `startxref\n9\n%%EOF${' '.repeat(4_000)}x` })
  expect(await inspectPdf({ bytes })).toBe('FILE_UNREADABLE')
})

test('a program behind 32 MB of packed objects is not passed by', async () => {
  const padded = `${' '.repeat(32 * megabyte)}7 0 << /S /JavaScript >>`
  expect(await inspectPdf({ bytes: makePdf({ streams: [objects(padded)] }) })).not.toBeNull()
})

test.each([
  ['to be another object', '/Type /ObjStm /Filter /FlateDecode /X ( 7 0 obj)', 'FILE_HAS_PROGRAM'],
  ['to be a stream', '/Type /ObjStm /Filter /FlateDecode /X (stream )', 'FILE_HAS_PROGRAM'],
  ['not to be packed twice', '/Filter [/FlateDecode /FlateDecode] /X ( obj)', 'FILE_UNREADABLE'],
])('a stream that pretends %s is looked at', async (_, dictionary, problem) => {
  const data = deflateSync('7 0 << /S /JavaScript >>')
  expect(await inspectPdf({ bytes: makePdf({ streams: [{ dictionary, data }] }) })).toBe(problem)
})

test('a short name is of a filter only where it describes a stream', async () => {
  const font = '<< /Font << /Fl 4 0 R >> >>'
  const bytes = makePdf({ objects: [font], streams: [packedStream('BT /Fl 12 Tf ET')] })
  expect(await inspectPdf({ bytes })).toBeNull()
  const twice = { dictionary: '/Filter [/Fl /Fl]', data: 'x' }
  expect(await inspectPdf({ bytes: makePdf({ streams: [twice] }) })).toBe('FILE_UNREADABLE')
})

test('a page with neither text nor pictures looks empty, and one with a drawing does not', async () => {
  const onlyBegins = packedStream('q 0 0 595 842 re W n Q')
  const metadata = { dictionary: '/Type /Metadata /Subtype /XML', data: 'x'.repeat(5_000) }
  const empty = (made: Parameters<typeof makePdf>[0]) =>
    inspectPdf({ bytes: makePdf({ page: '', ...made }) })
  expect(await empty({})).toBe('LOOKS_EMPTY')
  expect(await empty({ streams: [onlyBegins, metadata] })).toBe('LOOKS_EMPTY')
  expect(await empty({ streams: [packedStream('10 10 m 90 90 l S '.repeat(20))] })).toBeNull()
  expect(await empty({ page: '/Resources << /XObject << /Im1 9 0 R >> >>' })).toBeNull()
  expect(await empty({ streams: [objects('7 0 << /Type /Font >>')] })).toBeNull()
})
