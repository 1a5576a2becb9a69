import { and, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isDatabaseUnavailable } from '#platform/api/database-failure.server.ts'
import type { FieldEncryption, FieldLocation } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { indexNationalId, nationalIdLocation } from './read-national-id.server.ts'
import { nationalId } from './tables.server.ts'

/** A table with national ids: each is encrypted for its row, and found by a hash. */
export type NumberTable = {
  readonly table: PgTable
  readonly id: AnyPgColumn
  /** Null in a row without one. */
  readonly number: AnyPgColumn
  readonly hash: AnyPgColumn
  readonly locationOf: (id: string) => FieldLocation
}

export const accountNumbers: NumberTable = {
  table: nationalId,
  id: nationalId.userId,
  number: nationalId.number,
  hash: nationalId.numberIndex,
  locationOf: nationalIdLocation,
}

type Parts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly log: Log
}

const atOnce = 500
const Rows = z.array(z.object({ id: z.string(), number: z.string() }))

/**
 * Writes national ids under the current key that are under an older one, when the portal starts, which is
 * when keys change. Queries that compare the hashes of two tables find equal numbers only under one key.
 */
export const renewNumbersOf =
  (tables: readonly NumberTable[]) =>
  async (parts: Parts): Promise<void> => {
    for (const table of tables) await renewTable(parts, table)
  }

async function renewTable({ database, encryption, log }: Parts, of: NumberTable): Promise<void> {
  let renewed = 0
  let after: SQL | undefined
  for (;;) {
    const isOld = sql`not starts_with(${of.number}, ${`${encryption.currentKey}.`})`
    const found = await database
      .select({ id: sql`${of.id}::text`, number: of.number })
      .from(of.table)
      .where(and(isOld, after))
      .orderBy(of.id)
      .limit(atOnce)
    const rows = Rows.parse(found)
    for (const row of rows)
      try {
        renewed += await renewRow({ database, encryption }, of, row)
      } catch (error) {
        // One that cannot be read is no reason to be away for everybody.
        if (isDatabaseUnavailable(error)) throw error
        log.error({ error, table: getTableName(of.table) }, 'a national id could not be renewed')
      }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    after = gt(of.id, last.id)
  }
  if (renewed > 0) log.info({ renewed }, 'national ids were written under the current key')
}

/** Not one that changed meanwhile: it is under the current key by now. @returns how many */
async function renewRow(
  { database, encryption }: Omit<Parts, 'log'>,
  of: NumberTable,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<number> {
  const digits = encryption.decrypt(number, of.locationOf(id))
  const { rowCount } = await database.execute(sql`
    update ${of.table}
    set ${sql.identifier(of.number.name)} = ${encryption.encrypt(digits, of.locationOf(id))},
      ${sql.identifier(of.hash.name)} = ${indexNationalId(encryption, digits)[0]}
    where ${of.id} = ${id} and ${eq(of.number, number)}`)
  return rowCount ?? 0
}
