import { existsSync, statSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notePrefix } from '../../apps/portal/src/core/quarantine/note-prefix.ts'
import type { FileFolder, FolderName } from './folders.ts'
import type { Destination } from './read-archive.ts'

type LocalFolder = Extract<FileFolder, { in: 'folder' }>

/** A folder that is filled beside the one whose place it takes. */
export type PreparedFolder = Destination & {
  readonly name: FolderName
  readonly replaces: string
}

/** Makes empty folders beside those of the site, with their owners and modes. */
export async function prepareFolders(folders: readonly LocalFolder[]): Promise<PreparedFolder[]> {
  const prepared: PreparedFolder[] = []
  for (const { name, path } of folders) {
    const beside = `${path}.restoring`
    // What an interrupted restore has left behind.
    await rm(beside, { recursive: true, force: true })
    const old = statSync(path, { throwIfNoEntry: false })
    await mkdir(dirname(path), { recursive: true })
    await mkdir(beside)
    await chmod(beside, old ? old.mode & 0o777 : 0o700)
    const isForeign = old !== undefined && process.getuid?.() === 0 && old.uid !== 0
    const owner = isForeign ? { uid: old.uid, gid: old.gid } : undefined
    if (owner) await chown(beside, owner.uid, owner.gid)
    prepared.push({ name, path: beside, owner, replaces: path })
  }
  return prepared
}

/**
 * Puts prepared folders in their places. The old ones stay beside them.
 * @returns how to undo it, as long as nothing has been written there
 */
export async function replaceFolders(
  prepared: readonly PreparedFolder[],
  oldEnding: string,
): Promise<{ oldFolders: string[]; undo(): Promise<void> }> {
  const done: (readonly [from: string, to: string])[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    done.push([from, to])
  }
  const undo = async () => {
    for (const [from, to] of done.splice(0).toReversed()) await rename(to, from)
  }
  const oldFolders: string[] = []
  try {
    for (const { path, replaces } of prepared) {
      if (existsSync(replaces)) {
        oldFolders.push(replaces + oldEnding)
        await move(replaces, replaces + oldEnding)
      }
      await move(path, replaces)
    }
  } catch (error) {
    await undo()
    throw error
  }
  return { oldFolders, undo }
}

/**
 * Copies the notes of accounts that were deleted since the backup, so that the restored site can delete
 * them again. Where the disk was lost, so are they (docs/privacy.md).
 *
 * @returns how many there are
 */
export async function carryDeletionNotes(prepared: readonly PreparedFolder[]): Promise<number> {
  let carried = 0
  for (const { name, path, replaces, owner } of prepared) {
    if (name !== 'received' || !existsSync(replaces)) continue
    for (const note of await readdir(replaces)) {
      const copy = join(path, note)
      if (!note.startsWith(notePrefix) || existsSync(copy)) continue
      await copyFile(join(replaces, note), copy)
      if (owner) await chown(copy, owner.uid, owner.gid)
      carried += 1
    }
  }
  return carried
}

export async function removePrepared(prepared: readonly PreparedFolder[]): Promise<void> {
  for (const { path } of prepared) await rm(path, { recursive: true, force: true })
}
