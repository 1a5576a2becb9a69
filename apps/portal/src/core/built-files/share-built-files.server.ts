import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { BuiltFile } from '#platform/files/static-files.server.ts'
import { builtFile } from './tables.server.ts'

/** A page that somebody left open for longer loads itself anew when it misses a file. */
const daysAfterUse = 30

/** So that no statement carries megabytes. */
const atOnce = 100

/**
 * Lets every instance answer for the built files of this release, and removes those of releases that
 * have not run for thirty days. May run in several instances at once.
 */
export async function shareBuiltFiles(
  database: Database,
  files: readonly BuiltFile[],
): Promise<void> {
  const present = await noteUse(
    database,
    files.map(({ address }) => address),
  )
  const missing = files
    .filter(({ address }) => !present.has(address))
    // In one order, so that two instances never wait for each other.
    .toSorted((one, other) => (one.address < other.address ? -1 : 1))
  for (let at = 0; at < missing.length; at += atOnce)
    await database
      .insert(builtFile)
      .values(missing.slice(at, at + atOnce))
      .onConflictDoNothing()
  await removeUnused(database)
}

/** @returns the addresses of those that are there, and stay */
async function noteUse(database: Database, addresses: string[]): Promise<Set<string>> {
  const isOurs = sql`${builtFile.address} = any(${sql.param(addresses)}::text[])`
  const outdated = database
    .select({ address: builtFile.address })
    .from(builtFile)
    .where(and(isOurs, lt(builtFile.inUseAt, sql`now() - interval '1 day'`)))
    .orderBy(builtFile.address)
    .for('update')
  await database
    .update(builtFile)
    .set({ inUseAt: sql`now()` })
    .where(inArray(builtFile.address, outdated))
  const rows = await database.select({ address: builtFile.address }).from(builtFile).where(isOurs)
  return new Set(rows.map(({ address }) => address))
}

async function removeUnused(database: Database): Promise<void> {
  const unused = database
    .select({ address: builtFile.address })
    .from(builtFile)
    .where(lt(builtFile.inUseAt, sql`now() - make_interval(days => ${daysAfterUse})`))
    .for('update', { skipLocked: true })
  await database.delete(builtFile).where(inArray(builtFile.address, unused))
}
