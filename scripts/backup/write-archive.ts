import { createHash } from 'node:crypto'
import { type FileHandle, open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { PlainError } from '../progress.ts'
import { isAbsent } from './disk.ts'
import type { Bytes } from './encryption.ts'
import type { FolderName } from './folders.ts'
import { backupFiles } from './names.ts'
import { formatSums } from './sums.ts'

type SourceFolder = { readonly name: FolderName; readonly path: string }
export type FolderCount = { readonly name: FolderName; files: number; bytes: number }

/**
 * A tar of all files of the folders, each below the name of its folder. The last entry lists the sum of
 * each file as it was read.
 */
export function writeArchive(folders: readonly SourceFolder[]): {
  readonly bytes: Bytes
  /** Complete when the bytes are. */
  readonly counts: readonly FolderCount[]
} {
  const counts = folders.map(({ name }) => ({ name, files: 0, bytes: 0 }))
  const archive = pack()
  async function fill(): Promise<void> {
    const sums = new Map<string, string>()
    for (const [at, { name, path }] of folders.entries())
      for await (const file of filesIn(path)) {
        const entry = `${name}/${file}`
        const added = await addFile(archive, entry, join(path, file))
        const count = counts[at]
        if (!added || !count) continue
        sums.set(entry, added.sum)
        count.files += 1
        count.bytes += added.bytes
      }
    archive.entry({ name: backupFiles.sums }, formatSums(sums))
    archive.finalize()
  }
  async function* read(): Bytes {
    fill().catch((error) => archive.destroy(error))
    yield* archive as Bytes
  }
  return { bytes: read(), counts }
}

/** Paths below the folder, in the order of their names, so that two backups are in the same order. */
async function* filesIn(folder: string, below = ''): AsyncIterable<string> {
  const entries = []
  try {
    for await (const entry of await opendir(join(folder, below))) entries.push(entry)
  } catch (error) {
    if (isAbsent(error)) return
    throw error
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(folder, path)
    else if (entry.isFile()) yield path
    else
      throw new PlainError(
        `${join(folder, path)} is neither a file nor a folder, so it cannot be in a backup. Remove it, or put the file itself there.`,
      )
  }
}

/** @returns undefined when the file was deleted since its folder was read */
async function addFile(
  archive: Pack,
  name: string,
  path: string,
): Promise<{ sum: string; bytes: number } | undefined> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
  try {
    const { size, mtime, mode } = await file.stat()
    const sum = createHash('sha256')
    async function* content(): Bytes {
      let bytes = 0
      // What is added to the file from now on has no place in its entry.
      if (size > 0)
        for await (const chunk of file.createReadStream({ end: size - 1, autoClose: false })) {
          sum.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      if (bytes !== size) throw new PlainError(`${path} got shorter while it was read. Try again.`)
    }
    await addEntry(archive, { name, size, mtime, mode: mode & 0o777 }, content())
    return { sum: sum.digest('hex'), bytes: size }
  } finally {
    await file.close()
  }
}

async function addEntry(
  archive: Pack,
  header: Parameters<Pack['entry']>[0],
  content: Bytes,
): Promise<void> {
  const entry = archive.entry(header)
  await pipeline(content, entry)
}
