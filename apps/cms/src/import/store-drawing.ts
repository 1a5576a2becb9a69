import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportImage } from '@trivsel/content-contract/import/parts'
import { perLocale } from '@trivsel/content-contract/locales'
import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { mediaFolder } from '../files/media-folder.ts'
import { plannedSizes } from '../files/picture-sizes.ts'
import { nameByContent } from '../hooks/name-file-by-content.ts'
import { mergeLocales } from './merge-locales.ts'
import type { PictureFile } from './picture-file.ts'

/**
 * Stores a new drawing as an upload of it would, past the hooks and without the files of its sizes:
 * to make them takes six times as long as the drawing itself. They are made when somebody asks for
 * one, or by `makePictureSizes`. A photo may be turned or too small for a size; a drawing has all.
 */
export async function storeDrawing(
  payload: Payload,
  { name, mimetype, data }: PictureFile,
  {
    alt,
    focus,
    marks,
  }: Pick<ImportImage, 'alt'> & {
    focus: { x: number; y: number }
    marks: { importKey: string; importHash: string }
  },
): Promise<number> {
  const { width, height } = await sharp(data).metadata()
  // With another text or focus the same drawing is another picture, with a file of its own.
  const filename = nameByContent(name, [data, marks.importKey])
  const folder = mediaFolder(payload)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, filename), data)
  const now = new Date().toISOString()
  const texts = perLocale((locale) => ({ alt: alt[locale] ?? null }))
  const { id }: { id: number } = await payload.db.create({
    collection: 'media',
    req: await createLocalReq({}, payload),
    data: {
      ...mergeLocales(payload.collections.media.config.flattenedFields, texts),
      ...marks,
      filename,
      mimeType: mimetype,
      filesize: data.byteLength,
      width,
      height,
      focalX: focus.x,
      focalY: focus.y,
      sizes: plannedSizes(filename, { width, height }),
      createdAt: now,
      updatedAt: now,
    },
    select: { filename: true },
  })
  return id
}
