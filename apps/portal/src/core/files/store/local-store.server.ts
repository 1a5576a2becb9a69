import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, FileStoreError } from './file-store.ts'

/** Of a file that is being written: what is left of one is swept like every other that has no row. */
const unfinished = '.part'

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A folder of this machine, or one that several machines share. It is made when it is needed. */
export function createLocalStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name)

  /** Written beside its place, brought to the disk, then named: nobody ever sees half a file. */
  async function put(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = pathOf(name)
    const beside = path + unfinished
    try {
      const file = await open(beside, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(beside, path)
      await syncFolder(folder)
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    put: (name, bytes) => orStoreError(put(name, bytes)),

    get: (name) =>
      orStoreError(
        readFile(pathOf(name)).catch((error: unknown) => {
          if (isAbsent(error)) return null
          throw error
        }),
      ),

    delete: (name) => orStoreError(rm(pathOf(name), { force: true })),

    async *list() {
      for await (const name of namesIn(folder)) {
        const found = await stat(pathOf(name)).catch((error: unknown) => {
          if (isAbsent(error)) return null
          throw storeError(error)
        })
        if (found?.isFile()) yield { name, storedAt: found.mtime }
      }
    },
  }
}

async function* namesIn(folder: string): AsyncIterable<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name
  } catch (error) {
    if (!isAbsent(error)) throw storeError(error)
  }
}

/** A name is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

async function orStoreError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw storeError(error)
  }
}

const storeError = (cause: unknown) =>
  new FileStoreError('The folder of files cannot be used', { cause })
