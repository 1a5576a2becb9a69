import { randomBytes } from 'node:crypto'
import { constants, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { judgePdf } from './judge-pdf.server.ts'
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
  expect(await judgePdf(bytes)).toBeNull()
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
  expect(await judgePdf(bytes)).toBe('FILE_UNREADABLE')
})

test.each([
  ['a zip file behind it', Buffer.concat([makePdf(), zipEnd])],
  ['a zip file in its last stream', makePdf({ streams: [{ data: zipEnd }] })],
  ['a web page at its beginning', makePdf({ head: '%PDF-1.4\n<HTML><script>' })],
  ['a script at its beginning', makePdf({ head: '%PDF-1.4\n%<sCript>alert(1)</script>\n' })],
])('takes no file that is also %s', async (_, bytes) => {
  expect(await judgePdf(bytes)).toBe('FILE_TYPE_NOT_ALLOWED')
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
  expect(await judgePdf(bytes)).toBe('FILE_LOCKED')
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
  expect(await judgePdf(bytes)).toBe('FILE_HAS_PROGRAM')
})

test('a megabyte that is a gigabyte unpacked is counted and not kept', async () => {
  const bomb = packedStream(Buffer.alloc(64 * 1024 * 1024))
  const bytes = makePdf({ streams: Array.from({ length: 9 }, () => bomb) })
  expect(bytes.length).toBeLessThan(1_000_000)
  const before = process.memoryUsage().rss
  const started = performance.now()
  expect(await judgePdf(bytes)).toBe('FILE_UNREADABLE')
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
}, 20_000)

test('of one stream of ten gigabytes no more is unpacked than may be', async () => {
  const block = deflateSync(Buffer.alloc(64 * 1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH })
  const data = Buffer.concat([block, ...Array.from({ length: 159 }, () => block.subarray(2))])
  const bytes = makePdf({ streams: [{ dictionary: '/Filter /FlateDecode', data }] })
  const started = performance.now()
  expect(await judgePdf(bytes)).toBe('FILE_UNREADABLE')
  expect(performance.now() - started).toBeLessThan(6_000)
}, 30_000)

test('text without an end is looked through quickly', async () => {
  const started = performance.now()
  for (const text of ['/'.repeat(4_000_000), '/a '.repeat(1_500_000), '(stream '.repeat(500_000)])
    await judgePdf(makePdf({ objects: [text] }))
  await judgePdf(makePdf({ end: `startxref\n9\n%%EOF${' '.repeat(4_000)}x` }))
  expect(performance.now() - started).toBeLessThan(5_000)
}, 20_000)
