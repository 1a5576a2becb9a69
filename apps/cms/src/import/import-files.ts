import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportAttachment, ImportVideo } from '@trivsel/content-contract/import/parts'
import type { Payload } from 'payload'
import { contentHash } from './content-hash.ts'
import { keyedAttachments, keyedVideos } from './folder-files.ts'
import type { ImportSource } from './import-source.ts'
import { importUploads, type UploadCounts } from './import-uploads.ts'
import { readCaptions } from './video-file.ts'

/** One of the items' files, as it is stored: bytes of the folder, and fields beside them. */
type FileKind<Item> = {
  items: ReadonlyMap<string, Item>
  mimetype: (file: string) => string
  fields: (item: Item) => Promise<{ title: string }>
  /** What of the fields is compared with the last import, besides the bytes. */
  hashed: (item: Item) => Promise<string>
}

type ImportedFiles<Item> = UploadCounts & { idOf: (item: Item) => number }
type Progress = (done: number, total: number) => void

/** Imports every PDF that the items offer. */
export function importAttachments(
  payload: Payload,
  source: ImportSource,
  onProgress: Progress,
): Promise<ImportedFiles<ImportAttachment>> {
  return importFiles(payload, 'attachments', source.folder, onProgress, {
    items: keyedAttachments(source),
    mimetype: () => 'application/pdf',
    fields: async ({ title }) => ({ title: title.no }),
    hashed: async ({ title }) => title.no,
  })
}

/** Imports every video file that the items show, with its captions. */
export function importVideos(
  payload: Payload,
  source: ImportSource,
  onProgress: Progress,
): Promise<ImportedFiles<ImportVideo>> {
  const { folder } = source
  return importFiles(payload, 'videos', folder, onProgress, {
    items: keyedVideos(source),
    mimetype: (file) => (file.endsWith('.webm') ? 'video/webm' : 'video/mp4'),
    fields: async (video) => ({ title: video.title, ...(await readCaptions(folder, video)) }),
    hashed: async (video) => JSON.stringify([video.title, await readCaptions(folder, video)]),
  })
}

async function importFiles<Item extends { file: string }>(
  payload: Payload,
  collection: 'attachments' | 'videos',
  folder: string,
  onProgress: Progress,
  { items, mimetype, fields, hashed }: FileKind<Item>,
): Promise<ImportedFiles<Item>> {
  const readBytes = ({ file }: Item) => readFile(path.join(folder, file))
  const { ids, ...counts } = await importUploads<Item>(
    payload,
    {
      collection,
      workers: 1,
      items,
      hash: async (item) => contentHash(await readBytes(item), await hashed(item)),
      store: async (importKey, item, importHash, storedId) => {
        const data = await readBytes(item)
        const upload = {
          depth: 0,
          data: { ...(await fields(item)), importKey, importHash },
          file: {
            name: path.basename(item.file),
            mimetype: mimetype(item.file),
            data,
            size: data.byteLength,
          },
        } as const
        const { id } = storedId
          ? await payload.update({ collection, id: storedId, ...upload })
          : await payload.create({ collection, ...upload })
        return id
      },
    },
    onProgress,
  )
  return {
    ...counts,
    idOf: ({ file }) => {
      const id = ids.get(file)
      if (id === undefined) throw new Error(`The file ${file} was not imported`)
      return id
    },
  }
}
