import type { ImportImage } from '@trivsel/content-contract/import/parts'
import { defaultLocale } from '@trivsel/content-contract/locales'
import type { Payload } from 'payload'
import { contentHash } from './content-hash.ts'
import { keyedPictures, pictureIdentity } from './folder-files.ts'
import type { ImportSource } from './import-source.ts'
import { importUploads, type UploadCounts } from './import-uploads.ts'
import { readPicture, toPictureFile } from './picture-file.ts'
import { storeDrawing } from './store-drawing.ts'

/** Two at once keep both cores busy: one is drawn while the other is written. */
const workers = 2

const middle = { x: 50, y: 50 }

/** Imports every picture that the items show. */
export async function importPictures(
  payload: Payload,
  source: ImportSource,
  onProgress: (done: number, total: number) => void,
): Promise<UploadCounts & { idOf: (image: ImportImage) => number }> {
  const items = keyedPictures(source)
  const { ids, ...counts } = await importUploads<ImportImage>(
    payload,
    {
      collection: 'media',
      workers,
      items,
      hash: async ({ file, alt, focus }) =>
        contentHash(
          await readPicture(source.folder, file),
          JSON.stringify(alt) + (focus ? JSON.stringify(focus) : ''),
        ),
      store: (key, image, hash, id) => storePicture(payload, source.folder, key, image, hash, id),
    },
    onProgress,
  )
  const idsOfPictures = new Map(
    [...items].map(([key, image]) => [pictureIdentity(image), ids.get(key)]),
  )
  return {
    ...counts,
    idOf: (image) => {
      const id = idsOfPictures.get(pictureIdentity(image))
      if (id === undefined) throw new Error(`The picture ${image.file} was not imported`)
      return id
    },
  }
}

async function storePicture(
  payload: Payload,
  folder: string,
  importKey: string,
  { file, alt, focus = middle }: ImportImage,
  importHash: string,
  storedId: number | undefined,
): Promise<number> {
  const picture = await toPictureFile(file, await readPicture(folder, file))
  if (picture.isDrawing && !storedId)
    return storeDrawing(payload, picture, { alt, focus, marks: { importKey, importHash } })
  const upload = {
    locale: defaultLocale,
    depth: 0,
    data: { alt: alt.no, focalX: focus.x, focalY: focus.y, importKey },
    file: {
      name: picture.name,
      mimetype: picture.mimetype,
      data: picture.data,
      size: picture.data.byteLength,
    },
  } as const
  const { id } = storedId
    ? await payload.update({ collection: 'media', id: storedId, ...upload })
    : await payload.create({ collection: 'media', ...upload })
  // The hash comes last, so that an interrupted import brings the picture in again.
  await payload.update({
    collection: 'media',
    id,
    depth: 0,
    locale: alt.en ? 'en' : 'no',
    data: { alt: alt.en ?? alt.no, importHash },
  })
  return id
}
