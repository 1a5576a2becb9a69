import { z } from 'zod'
import type { FileStore } from '#core/files/store/file-store.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { notePrefix } from './note-prefix.ts'

/*
 * Deleted accounts are noted in the store of files too: a database that is restored from a backup knows
 * nothing of them. A note names the account by its id alone.
 */

/** Notes that an account was deleted. Enqueued in the transaction that deletes it. */
export const noteDeletion = declareTask(
  'note-deletion',
  z.strictObject({ userId: z.string().regex(/^[\w-]{1,100}$/), deletedAt: z.iso.datetime() }),
)

/** Deletes again what was deleted after the time of a backup. Enqueued when the site is released. */
export const repeatDeletions = declareTask(
  'repeat-deletions',
  z.strictObject({ since: z.iso.datetime() }),
)

/** No backup is older: docs/privacy.md. One day more, for the deletion at its very end. */
const keptHours = 31 * 24

export async function writeNote(
  store: FileStore,
  { userId, deletedAt }: z.infer<typeof noteDeletion.payload>,
): Promise<void> {
  await store.put(`${notePrefix}${userId}`, Buffer.from(deletedAt))
}

/**
 * Ids of accounts that were deleted since.
 * @throws {FileStoreError} the store is not there
 */
export async function readNotes(store: FileStore, since: Date): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of store.list()) {
    const userId = idIn(name)
    if (!userId) continue
    const note = await store.get(name)
    if (note && new Date(note.toString()) >= since) found.push(userId)
  }
  return found
}

/** Removes notes that no backup needs any more. @returns how many */
export async function removeOldNotes(store: FileStore, now: Date): Promise<number> {
  const limit = now.getTime() - keptHours * 3_600_000
  let removed = 0
  for await (const { name, storedAt } of store.list()) {
    if (!idIn(name) || storedAt.getTime() >= limit) continue
    await store.delete(name)
    removed += 1
  }
  return removed
}

/** Not of one that was never written to its end. */
const idIn = (name: string) =>
  name.startsWith(notePrefix) && !name.endsWith('.part') ? name.slice(notePrefix.length) : null
