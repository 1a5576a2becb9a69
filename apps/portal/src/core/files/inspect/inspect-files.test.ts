import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { FileProblem } from '../refusals.ts'
import { type Scan, ScannerError, type Verdict } from '../scan/clamav.server.ts'
import { inspectFiles, type UploadedFile } from './inspect-files.server.ts'
import { makePdf } from './pdf.testing.ts'

const log = createLog('silent')
const sender = { client: 'maja', isVisitor: false }
const judge = (files: readonly UploadedFile[], scan: Scan | null = null) =>
  inspectFiles({ scan, log }, files, sender)
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0c0e0' } })
const png = await blank(40, 20).png().toBuffer()
const jpeg = await blank(40, 20).jpeg().toBuffer()
const gif = await blank(40, 20).gif().toBuffer()
const noise = await sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
    background: '#000',
  },
})
  .jpeg()
  .toBuffer()
const overLimit = await blank(7_072, 7_072).jpeg().toBuffer()
const pdf = makePdf()

const given = (name: string, bytes: Buffer, declaredType = ''): UploadedFile => ({
  name,
  bytes,
  declaredType,
})

/** The length of a png's first part, then its name and content: 13 bytes. */
function pngOfSize(width: number, height: number): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

test('takes pictures and PDF, each under a clean name', async () => {
  const files = await judge([
    given('../a\u202e.png', png, 'image/png'),
    given('b.jpeg', jpeg, 'image/jpeg'),
    given('c.gif', gif),
    given('d.pdf', pdf, 'application/octet-stream'),
  ])
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['a.png', 'image/png'],
    ['b.jpg', 'image/jpeg'],
    ['c.gif', 'image/gif'],
    ['d.pdf', 'application/pdf'],
  ])
  expect(files[3]?.bytes.equals(pdf)).toBe(true)
})

test.each<[FileProblem, string, UploadedFile]>([
  ['FILE_EMPTY', 'nothing', given('a.pdf', Buffer.alloc(0))],
  ['FILE_TYPE_NOT_ALLOWED', 'another type', given('a.txt', Buffer.from('hello'), 'text/plain')],
  ['FILE_TYPE_NOT_ALLOWED', 'a program called PDF', given('a.pdf', Buffer.from('MZ…'))],
  ['FILE_TYPE_NOT_ALLOWED', 'a PDF called png', given('a.png', pdf, 'image/png')],
  ['FILE_TYPE_NOT_ALLOWED', 'a drawing with scripts', given('a.png', Buffer.from('<svg/>'))],
  ['FILE_UNREADABLE', 'half a picture', given('a.png', png.subarray(0, 60))],
  ['FILE_UNREADABLE', 'the beginning of a jpeg alone', given('a.jpg', jpeg.subarray(0, 200))],
  ['FILE_UNREADABLE', 'half a photograph', given('a.jpg', noise.subarray(0, noise.length / 2))],
  ['FILE_UNREADABLE', 'more than 50 megapixels', given('a.jpg', overLimit)],
  ['FILE_UNREADABLE', 'noise behind a beginning', given('a.gif', Buffer.from('GIF89a<script>'))],
  ['FILE_UNREADABLE', 'a picture of 3.6 gigapixels', given('a.png', pngOfSize(60_000, 60_000))],
])('%s: %s', async (code, _, file) => {
  await expect(judge([given('ok.png', png), file])).rejects.toMatchObject({
    code,
    status: 422,
    details: { file: 1 },
  })
})

test('a picture is encoded again: where it was taken and what followed it in the file are removed', async () => {
  const located = await sharp(jpeg)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } })
    .toBuffer()
  expect(located.includes('Exif')).toBe(true)
  const [file] = await judge([
    given('a.jpg', Buffer.concat([located, Buffer.from('PK\u0005\u0006<script>')])),
  ])
  const { exif, width, height } = await sharp(file?.bytes).metadata()
  expect([exif, width, height]).toEqual([undefined, 40, 20])
  expect(file?.bytes.includes('PK')).toBe(false)
  expect(file?.bytes.includes('<script>')).toBe(false)
})

test('a picture that lies on its side is turned', async () => {
  const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer()
  const [file] = await judge([given('a.jpg', turned)])
  const { width, height, orientation } = await sharp(file?.bytes).metadata()
  expect([width, height, orientation]).toEqual([20, 40, undefined])
})

test('of a gif the first frame is kept', async () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 10), Buffer.alloc(40 * 40 * 3, 200)])
  const moving = await sharp(frames, {
    raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
  })
    .gif()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const [file] = await judge([given('a.gif', moving)])
  expect((await sharp(file?.bytes).metadata()).pages ?? 1).toBe(1)
})

test('a page of 49 megapixels becomes one that can be read, in little memory', async () => {
  const large = await blank(7_000, 7_000).jpeg().toBuffer()
  const before = process.memoryUsage().rss
  const [file] = await judge([given('a.jpg', large)])
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  const { width, height } = await sharp(file?.bytes).metadata()
  expect([width, height]).toEqual([4_096, 4_096])
})

test('an interlaced picture that would take more than 200 MB at once is not opened', async () => {
  const large = await blank(7_000, 7_000)
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer()
  await expect(judge([given('a.png', large)])).rejects.toMatchObject({
    code: 'FILE_UNREADABLE',
  })
})

test('what a virus scanner finds is refused, and nothing is taken when it does not answer', async () => {
  const scan = vi.fn(
    async (bytes: Buffer): Promise<Verdict> => (bytes.equals(pdf) ? 'infected' : 'clean'),
  )
  const withTail = Buffer.concat([jpeg, Buffer.from('what a scanner looks for')])
  const files = [given('a.jpg', withTail), given('b.pdf', pdf)]
  await expect(judge(files, scan)).rejects.toMatchObject({
    code: 'FILE_INFECTED',
    details: { file: 1 },
  })
  // As it was sent, not as it was encoded again.
  expect(scan.mock.calls.map(([bytes]) => bytes.equals(withTail))).toEqual([true, false])
  const broken = () => Promise.reject(new ScannerError('gone'))
  await expect(judge(files, broken)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
  })
})

test('a picture of which its thread does not come to an end is unreadable, and the next is taken', async () => {
  const run = vi.spyOn(untrustedWork, 'run').mockRejectedValueOnce(new LimitExceeded('time'))
  await expect(judge([given('a.png', png)])).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  run.mockRestore()
  expect(await judge([given('a.png', png)])).toHaveLength(1)
})

test('every file is inspected in a thread', async () => {
  const count = () => untrustedWork.countOf('inspectPdf') + untrustedWork.countOf('cleanImage')
  const before = count()
  await judge([given('a.png', png), given('b.pdf', pdf), given('c.gif', gif)])
  expect(count() - before).toBe(3)
})

test('says which files look empty, and takes them', async () => {
  const sheet = (mark: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" fill="#f4f2ee"/>${mark}</svg>`,
      ),
    )
  // As a scan of white paper is.
  const grain = {
    create: {
      width: 1_240,
      height: 1_754,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 245, sigma: 4 },
      background: '#fff',
    },
  }
  const files = await judge([
    given('white.jpg', await sharp(grain).jpeg().toBuffer()),
    given(
      'transparent.png',
      await sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ),
    given(
      'signed.jpg',
      await sheet('<rect x="600" y="900" width="14" height="14" fill="#222"/>').jpeg().toBuffer(),
    ),
    given('noise.jpg', noise),
    given('empty.pdf', makePdf({ page: '' })),
    given('page.pdf', pdf),
  ])
  expect(files.filter(({ looksEmpty }) => looksEmpty).map(({ name }) => name)).toEqual([
    'white.jpg',
    'transparent.png',
    'empty.pdf',
  ])
})
