import path from 'node:path'
import type { ImportAttachment } from '@trivsel/content-contract/import/parts'
import type { Payload } from 'payload'
import { readAttachment } from './attachment-file.ts'
import { contentHash } from './content-hash.ts'
import { keyedAttachments } from './folder-files.ts'
import type { ImportSource } from './import-source.ts'
import { importUploads, type UploadCounts } from './import-uploads.ts'

/** Brings in every PDF that the items offer. */
export async function importAttachments(
  payload: Payload,
  source: ImportSource,
  onProgress: (done: number, total: number) => void,
): Promise<UploadCounts & { idOf: (attachment: ImportAttachment) => number }> {
  const { ids, ...counts } = await importUploads<ImportAttachment>(
    payload,
    {
      collection: 'attachments',
      workers: 1,
      items: keyedAttachments(source),
      hash: async ({ file, title }) =>
        contentHash(await readAttachment(source.folder, file), title.no),
      store: async (importKey, { file, title }, importHash, storedId) => {
        const data = await readAttachment(source.folder, file)
        const upload = {
          depth: 0,
          data: { title: title.no, importKey, importHash },
          file: {
            name: path.basename(file),
            mimetype: 'application/pdf',
            data,
            size: data.byteLength,
          },
        } as const
        const { id } = storedId
          ? await payload.update({ collection: 'attachments', id: storedId, ...upload })
          : await payload.create({ collection: 'attachments', ...upload })
        return id
      },
    },
    onProgress,
  )
  return {
    ...counts,
    idOf: ({ file }) => {
      const id = ids.get(file)
      if (id === undefined) throw new Error(`The file ${file} was not brought in`)
      return id
    },
  }
}
