import { createHash, randomBytes } from 'node:crypto'
import { Refusal, unavailable } from '#platform/api/errors.server.ts'
import type { FileParts } from './file-parts.server.ts'
import type { MediaType } from './file-types.ts'
import type { InspectedFile } from './inspect/inspect-files.server.ts'
import { FileStoreError } from './store/file-store.ts'
import { sealFile } from './store/seal-file.server.ts'

declare const stored: unique symbol

/** Its bytes lie in the store, and no row knows of it yet: `insertAttachments` takes it. */
export type StoredFile = {
  readonly id: string
  readonly name: string
  readonly type: MediaType
  readonly size: number
  readonly sha256: string
  readonly dataKey: string
  readonly looksEmpty: boolean
  readonly [stored]: true
}

/**
 * Stores the bytes, then lets the caller write the rows, in the transaction of what the files belong
 * to. When that refuses, the bytes go at once; when anything else happens nobody knows whether it was
 * committed, and the sweep decides by the rows.
 * @throws {Refusal} UNAVAILABLE (503): the store is not there or full, and `save` was not called;
 *   whatever `save` throws
 */
export async function storeFiles<Result>(
  parts: Pick<FileParts, 'store' | 'encryption' | 'log'>,
  files: readonly InspectedFile[],
  save: (stored: readonly StoredFile[]) => Promise<Result>,
): Promise<Result> {
  const done: StoredFile[] = []
  try {
    for (const file of files) done.push(await storeFile(parts, file))
  } catch (error) {
    await discard(parts, done)
    if (!(error instanceof FileStoreError)) throw error
    parts.log.error({ error }, 'a file could not be stored')
    throw unavailable(30)
  }
  try {
    return await save(done)
  } catch (error) {
    if (error instanceof Refusal) await discard(parts, done)
    throw error
  }
}

async function storeFile(
  { store, encryption }: Pick<FileParts, 'store' | 'encryption'>,
  { name, type, bytes, looksEmpty }: InspectedFile,
): Promise<StoredFile> {
  const id = randomBytes(16).toString('hex')
  const { sealed, dataKey } = sealFile(encryption, id, bytes)
  await store.put(id, sealed)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id, name, type, size: bytes.length, sha256, dataKey, looksEmpty } as StoredFile
}

/** As well as it goes: what stays is swept. */
async function discard(
  { store, log }: Pick<FileParts, 'store' | 'log'>,
  files: readonly StoredFile[],
): Promise<void> {
  for (const { id } of files)
    await store
      .delete(id)
      .catch((error: unknown) =>
        log.warn({ error }, 'a file that nobody needs is left to the sweep'),
      )
}
