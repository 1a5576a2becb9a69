import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportVideo } from '@trivsel/content-contract/import/parts'
import type { Payload } from 'payload'
import { contentHash } from './content-hash.ts'
import { keyedVideos } from './folder-files.ts'
import type { ImportSource } from './import-source.ts'
import { importUploads, type UploadCounts } from './import-uploads.ts'
import { readCaptions } from './video-file.ts'

/** Brings in every video file that the items show, with its captions. */
export async function importVideos(
  payload: Payload,
  source: ImportSource,
  onProgress: (done: number, total: number) => void,
): Promise<UploadCounts & { idOf: (video: ImportVideo) => number }> {
  const { folder } = source
  const { ids, ...counts } = await importUploads<ImportVideo>(
    payload,
    {
      collection: 'videos',
      workers: 1,
      items: keyedVideos(source),
      hash: async (video) =>
        contentHash(
          await readFile(path.join(folder, video.file)),
          JSON.stringify([video.title, await readCaptions(folder, video)]),
        ),
      store: async (importKey, video, importHash, storedId) => {
        const data = await readFile(path.join(folder, video.file))
        const upload = {
          depth: 0,
          data: {
            title: video.title,
            ...(await readCaptions(folder, video)),
            importKey,
            importHash,
          },
          file: {
            name: path.basename(video.file),
            mimetype: video.file.endsWith('.webm') ? 'video/webm' : 'video/mp4',
            data,
            size: data.byteLength,
          },
        } as const
        const { id } = storedId
          ? await payload.update({ collection: 'videos', id: storedId, ...upload })
          : await payload.create({ collection: 'videos', ...upload })
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
