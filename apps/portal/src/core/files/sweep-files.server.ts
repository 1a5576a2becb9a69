import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { FileParts } from './file-parts.server.ts'
import type { StoredName } from './store/file-store.ts'
import { attachment } from './tables.server.ts'

type Parts = { readonly database: Database; readonly files: Pick<FileParts, 'store'> }

/** A person who sent a file and not the form has abandoned the form by then. */
const looseHours = 24

/**
 * Bytes are stored before their row is committed, within the minutes that a request may take. So
 * much more that clocks that differ do no harm.
 */
const unknownHours = 6

/** Names that we give: whatever else lies there is not ours to remove. */
const ourName = /^[0-9a-f]{32}(?:\.part)?$/

const rowsAtOnce = 500
const namesAtOnce = 500

/**
 * Removes rows that were never attached, and stored bytes that no row knows. Safe to run twice and at
 * once, and beside uploads under way.
 * @returns how many of each went
 */
export async function sweepFiles(
  { database, files }: Parts,
  signal?: AbortSignal,
): Promise<{ rows: number; files: number }> {
  const rows = await removeLooseRows(database, signal)
  const { rows: times } = await database.execute<{ limit: string }>(
    sql`select to_char((now() - make_interval(hours => ${unknownHours})) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS"Z"') as limit`,
  )
  const limit = new Date(times[0]?.limit ?? 0)
  let removed = 0
  let batch: string[] = []
  const flush = async () => {
    removed += await removeUnknown({ database, files }, batch)
    batch = []
  }
  for await (const { name, storedAt } of files.store.list() as AsyncIterable<StoredName>) {
    signal?.throwIfAborted()
    if (storedAt < limit && ourName.test(name)) batch.push(name)
    if (batch.length === namesAtOnce) await flush()
  }
  await flush()
  return { rows, files: removed }
}

/**
 * Removes the bytes of a deleted row.
 * @throws {FileStoreError} the store is not there; the job is tried again
 */
export async function removeBytes(parts: Parts, id: string): Promise<void> {
  await removeUnknown(parts, [id])
}

/** Their bytes go by the jobs that the rows leave. */
async function removeLooseRows(database: Database, signal?: AbortSignal): Promise<number> {
  let rows = 0
  for (;;) {
    signal?.throwIfAborted()
    const removed = await database.execute(sql`delete from ${attachment} where id in (
      select id from ${attachment}
      where attached_at is null and created_at < now() - make_interval(hours => ${looseHours})
      limit ${rowsAtOnce} for update skip locked)`)
    rows += removed.rowCount ?? 0
    if ((removed.rowCount ?? 0) < rowsAtOnce) return rows
  }
}

async function removeUnknown({ database, files }: Parts, names: string[]): Promise<number> {
  if (names.length === 0) return 0
  const found = await database
    .select({ id: attachment.id })
    .from(attachment)
    .where(inArray(attachment.id, names))
  const known = new Set(found.map(({ id }) => id))
  const unknown = names.filter((name) => !known.has(name))
  for (const name of unknown) await files.store.delete(name)
  return unknown.length
}
