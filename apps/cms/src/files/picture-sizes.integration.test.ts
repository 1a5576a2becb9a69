import { access, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { imageWidths } from '@trivsel/content-contract/content'
import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { Media } from '../payload-types.ts'
import { openApi } from '../testing/rest.ts'
import { startTestPayload, testSiteKey } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const { storeDrawing } = await import('../import/store-drawing.ts')
const { makePictureSizes } = await import('./make-picture-sizes.ts')
const { mediaFolder } = await import('./media-folder.ts')
const folder = mediaFolder(payload)
const callApi = openApi(payload)
const readFile = (name: string) =>
  callApi(`/media/file/${name}`, { headers: { 'x-site-key': testSiteKey } })

const data = await sharp({
  create: { width: 2048, height: 1365, channels: 3, background: '#1f5a36' },
})
  .png()
  .toBuffer()
const drawing = { name: 'Hus.png', mimetype: 'image/png', data, isDrawing: true }
const store = (importKey: string) =>
  storeDrawing(payload, drawing, {
    alt: { no: 'Et hus', en: 'A house' },
    focus: { x: 20, y: 70 },
    marks: { importKey, importHash: 'hash' },
  })
const find = (id: number, locale: Locale = defaultLocale) =>
  payload.findByID({ collection: 'media', id, locale, depth: 0 })

beforeEach(async () => {
  await payload.delete({ collection: 'media', where: {} })
  await rm(folder, { recursive: true, force: true })
})

const filesOf = ({ sizes }: Media) =>
  Object.values(sizes ?? {}).flatMap(({ filename }) => filename ?? [])

it('stores a drawing as an upload of it is stored, but for the files of its sizes', async () => {
  const imported = await find(await store('hus.svg'))
  const uploaded = await payload.create({
    collection: 'media',
    data: { alt: 'Et hus', focalX: 20, focalY: 70 },
    file: { name: drawing.name, mimetype: drawing.mimetype, data, size: data.byteLength },
  })
  const comparable = (media: Media) => {
    const text = JSON.stringify(media, (key, value) => (key === 'filesize' ? 0 : value))
    const { id, createdAt, updatedAt, importKey, importHash, ...rest } = JSON.parse(
      text.replaceAll(path.parse(media.filename ?? '').name, 'name'),
    )
    return rest
  }
  expect(comparable(imported)).toEqual(comparable(await find(uploaded.id)))
  expect(imported.filesize).toBe(data.byteLength)
  expect((await find(imported.id, 'en')).alt).toBe('A house')
})

it('makes a size when it is asked for the first time, with the pixels that are promised', async () => {
  const { sizes, filename } = await find(await store('hus.svg'))
  expect(await readdir(folder)).toEqual([filename])
  for (const [name, width] of Object.entries(imageWidths)) {
    const size = sizes?.[name as keyof typeof imageWidths]
    const answer = await readFile(size?.filename ?? '')
    expect(answer.status).toBe(200)
    const { format, ...pixels } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width: pixels.width, height: pixels.height }).toEqual({
      format: 'webp',
      width,
      height: size?.height,
    })
  }
})

it('answers 404 for what is no size of a picture, and makes nothing', async () => {
  const { filename } = await find(await store('hus.svg'))
  const { name } = path.parse(filename ?? '')
  for (const wrong of ['300x200', '1024x999', '256x171.png', '2048'])
    expect((await readFile(`${name}-${wrong}.webp`)).status, wrong).toBe(404)
  expect((await readFile('nothing-256x171.webp')).status).toBe(404)
  expect(await readdir(folder)).toEqual([filename])
})

it('refuses to make a size for who may not read the file', async () => {
  const { sizes } = await find(await store('hus.svg'))
  const file = sizes?.xxs?.filename ?? ''
  expect((await callApi(`/media/file/${file}`)).status).toBe(403)
  await expect(access(path.join(folder, file))).rejects.toThrow()
})

it('makes all sizes of what was imported without them, once, and knows how large they are', async () => {
  const ids = [await store('hus.svg'), await store('hus.svg#2')]
  const pictures = await Promise.all(ids.map((id) => find(id)))
  expect(new Set(pictures.map(({ filename }) => filename)).size).toBe(2)
  await readFile(pictures[0]?.sizes?.m?.filename ?? '')
  expect(await makePictureSizes(payload, () => undefined)).toBe(2)
  const made = pictures.flatMap((picture) => [picture.filename, ...filesOf(picture)]).sort()
  expect((await readdir(folder)).sort()).toEqual(made)
  const { sizes, updatedAt } = await find(ids[0] ?? 0)
  expect(sizes?.m?.filesize).toBeGreaterThan(0)
  expect(updatedAt).toBe(pictures[0]?.updatedAt)
  expect(await makePictureSizes(payload, () => undefined)).toBe(0)
})

it('continues where it was interrupted', async () => {
  const ids = [await store('one.svg'), await store('two.svg')]
  await makePictureSizes(payload, () => undefined)
  const first = await find(ids[0] ?? 0)
  await payload.db.pool.query('update cms.media set sizes_xxs_filesize = null where id = $1', [
    first.id,
  ])
  await rm(path.join(folder, first.sizes?.xl?.filename ?? ''))
  expect(await makePictureSizes(payload, () => undefined)).toBe(1)
  await access(path.join(folder, first.sizes?.xl?.filename ?? ''))
})
