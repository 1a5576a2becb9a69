import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAvifOnDemand } from './avif-on-demand.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'avif-'))
  const drawing = sharp({ create: { width: 512, height: 256, channels: 3, background: '#1F5A36' } })
  await drawing.clone().png().toFile(path.join(folder, 'sol.png'))
  await drawing.clone().resize(256).webp().toFile(path.join(folder, 'sol-256x128.webp'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function pictures() {
  const failures: string[] = []
  return {
    ...createAvifOnDemand({ folder, onFailure: (_, file) => failures.push(file) }),
    failures,
  }
}

test('the WebP is the answer until the AVIF is there, and then the file itself', async () => {
  const { answer, finished, failures } = pictures()
  const first = await answer('sol-256x128.avif')
  expect(first?.headers.get('content-type')).toBe('image/webp')
  expect(first?.headers.get('cache-control')).toBe('no-store')
  await finished()
  expect(failures).toEqual([])
  expect(await answer('sol-256x128.avif')).toBeUndefined()
  const { format, compression, width, height } = await sharp(
    path.join(folder, 'sol-256x128.avif'),
  ).metadata()
  expect({ format, compression, width, height }).toEqual({
    format: 'heif',
    compression: 'av1',
    width: 256,
    height: 128,
  })
})

test('a size that does not exist is not made', async () => {
  const { answer, finished } = pictures()
  expect((await answer('sol-9999x9999.avif'))?.status).toBe(404)
  await finished()
  expect(await readdir(folder)).toHaveLength(2)
})

test('other files are none of its business', async () => {
  expect(await pictures().answer('sol-256x128.webp')).toBeUndefined()
})

test('a picture that cannot be read stays what it is and leaves nothing behind', async () => {
  await writeFile(path.join(folder, 'sol.png'), 'no picture')
  const { answer, finished, failures } = pictures()
  await answer('sol-256x128.avif')
  await finished()
  expect(failures).toEqual(['sol-256x128.avif'])
  expect((await answer('sol-256x128.avif'))?.headers.get('content-type')).toBe('image/webp')
  expect((await readdir(folder)).sort()).toEqual(['sol-256x128.webp', 'sol.png'])
})
