import type { ImportKindergarten } from '@trivsel/content-contract/import'
import type { Payload } from 'payload'
import { contentHash } from './content-hash.ts'
import { type ItemPicture, itemPictures } from './item-pictures.ts'
import { readPicture, toPictureFile } from './picture-file.ts'

/** Two at once keep both cores busy: one is resized while the other is written. */
const simultaneousUploads = 2

export type ImportedPictures = {
  /** Id of the stored picture with this file and this alternative text. */
  idOf: (picture: ItemPicture) => number
  uploaded: number
  unchanged: number
}

/** Brings in every picture of the items. One whose bytes and texts are the same is left alone. */
export async function importPictures(
  payload: Payload,
  folder: string,
  items: ImportKindergarten[],
  onProgress: (done: number, total: number) => void,
): Promise<ImportedPictures> {
  const pictures = keyedPictures(items)
  const stored = await findStored(payload)
  const ids = new Map<string, number>()
  let uploaded = 0

  const queue = [...pictures.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [identity, { key, picture }] = next
      const result = await importPicture(payload, folder, key, picture, stored.get(key)).catch(
        (cause: unknown) => {
          throw new Error(`${key} could not be stored`, { cause })
        },
      )
      ids.set(identity, result.id)
      if (result.written) uploaded++
      onProgress(ids.size, pictures.size)
    }
  }
  await Promise.all(Array.from({ length: simultaneousUploads }, work))

  return {
    idOf: (picture) => {
      const id = ids.get(identityOf(picture))
      if (id === undefined) throw new Error(`The picture ${picture.file} was not brought in`)
      return id
    },
    uploaded,
    unchanged: pictures.size - uploaded,
  }
}

const identityOf = ({ file, alt }: ItemPicture) => JSON.stringify([file, alt.no, alt.en])

/** The same file with another alternative text is another picture: its key is numbered. */
function keyedPictures(items: ImportKindergarten[]) {
  const uses = new Map<string, number>()
  const pictures = new Map<string, { key: string; picture: ItemPicture }>()
  for (const { picture } of items.flatMap(itemPictures)) {
    const identity = identityOf(picture)
    if (pictures.has(identity)) continue
    const use = (uses.get(picture.file) ?? 0) + 1
    uses.set(picture.file, use)
    const key = use === 1 ? picture.file : `${picture.file}#${use}`
    pictures.set(identity, { key, picture })
  }
  return pictures
}

type Stored = { id: number; importHash?: string | null }

async function findStored(payload: Payload): Promise<Map<string, Stored>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { importKey: { exists: true } },
    depth: 0,
    pagination: false,
    select: { importKey: true, importHash: true },
  })
  return new Map(docs.flatMap((media) => (media.importKey ? [[media.importKey, media]] : [])))
}

async function importPicture(
  payload: Payload,
  folder: string,
  importKey: string,
  { file, alt }: ItemPicture,
  stored: Stored | undefined,
): Promise<{ id: number; written: boolean }> {
  const bytes = await readPicture(folder, file)
  const importHash = contentHash(bytes, JSON.stringify(alt))
  if (stored?.importHash === importHash) return { id: stored.id, written: false }

  const picture = await toPictureFile(file, bytes)
  const upload = {
    locale: 'no',
    data: { alt: alt.no, importKey },
    file: { ...picture, size: picture.data.byteLength },
  } as const
  const { id } = stored
    ? await payload.update({ collection: 'media', id: stored.id, ...upload })
    : await payload.create({ collection: 'media', ...upload })
  // The hash comes last, so that an interrupted import brings the picture in again.
  await payload.update({
    collection: 'media',
    id,
    locale: alt.en ? 'en' : 'no',
    data: { alt: alt.en ?? alt.no, importHash },
  })
  return { id, written: true }
}
