import { rm } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { environment } from '../environment.ts'
import type { Media } from '../payload-types.ts'
import { avifNameOf } from './avif-name.ts'
import { createAvifOnDemand } from './avif-on-demand.ts'

const pictures = createAvifOnDemand({
  folder: environment.mediaDir,
  onFailure: (error, file) =>
    process.stderr.write(
      `${file} could not be made: ${error instanceof Error ? error.message : error}\n`,
    ),
})

/** Answers for the sizes as AVIF, which Payload does not know of. */
export function sendAvif(
  _: PayloadRequest,
  { params }: { doc: TypeWithID; params: { filename: string } },
): Promise<Response> {
  // Payload's type forgets that the promise may hold nothing, which it takes for "not mine".
  return pictures.answer(params.filename) as Promise<Response>
}

/** Payload removes the files that it has made itself; these go with them. */
export const forgetAvif: {
  afterChange: CollectionAfterChangeHook<Media>[]
  afterDelete: CollectionAfterDeleteHook<Media>[]
} = {
  afterChange: [
    async ({ doc, previousDoc }) => {
      const kept = new Set(sizeFiles(doc))
      await removeAvif(sizeFiles(previousDoc).filter((file) => !kept.has(file)))
    },
  ],
  afterDelete: [async ({ doc }) => removeAvif(sizeFiles(doc))],
}

function sizeFiles(media: Partial<Media> | undefined): string[] {
  return Object.values(media?.sizes ?? {}).flatMap((size) => size?.filename ?? [])
}

async function removeAvif(files: string[]): Promise<void> {
  await Promise.all(
    files.map((file) => rm(path.join(environment.mediaDir, avifNameOf(file)), { force: true })),
  )
}
