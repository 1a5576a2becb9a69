import type { Locale } from '@trivsel/content-contract/locales'

import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accessLog } from '#core/access-log/tables.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { revealNationalId } from '#core/national-id/reveal-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { maskNationalId } from '#core/personal-data/national-id.ts'
import {
  type PersonalTable,
  type PersonIdentifiers,
  retentionText,
} from '#core/personal-data/personal-table.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import { keysOfUser } from '#core/semester-registrations/person-key.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type PrivacyParts = {
  database: Database
  encryption: FieldEncryption
  /** Everything that the portal keeps about people, the account first. */
  personalTables: readonly PersonalTable[]
}

/** What one column of one row holds, as JSON has it: dates and times are texts in ISO 8601. */
const Row = z.record(z.string(), z.json())
const Found = z.tuple([z.object({ rows: z.array(Row) })])
export type PersonalRow = z.infer<typeof Row>

export type PersonalSection = {
  readonly table: PersonalTable
  readonly rows: PersonalRow[]
  /** How long they are kept, in words. */
  readonly retention: string
}

export type PersonalData = { readonly userId: string; readonly sections: PersonalSection[] }

/** All by which a person's rows are found. @returns `null` when there is no such account */
export async function findPerson(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<PersonIdentifiers | null> {
  const [found] = await database.select({ email: user.email }).from(user).where(eq(user.id, userId))
  if (!found) return null
  return { userId, ...found, personKeys: await keysOfUser(database, encryption, userId) }
}

/**
 * Everything that is kept about a person, one statement for each table, and notes in the access log
 * that it was handed out.
 * @param isNumberShown the whole national id, and what else lies encrypted: only for who has given the password just now
 * @returns `null` when there is no such account
 */
export async function collectPersonalData(
  { database, encryption, personalTables }: PrivacyParts,
  { userId, locale, isNumberShown }: { userId: string; locale: Locale; isNumberShown: boolean },
): Promise<PersonalData | null> {
  return database.transaction(
    async (transaction) => {
      const person = await findPerson(transaction, encryption, userId)
      if (!person) return null
      const number = isNumberShown
        ? await revealNationalId(transaction, encryption, {
            actorId: userId,
            subjectId: userId,
            reason: 'own-download',
          })
        : ((await findNationalId(transaction, encryption, userId))?.number ?? null)
      await transaction
        .insert(accessLog)
        .values({ actorId: userId, subjectId: userId, data: 'all-data', reason: 'own-download' })
      const monthsOf = await readMonths(transaction)
      const sections: PersonalSection[] = []
      for (const table of personalTables) {
        const { rows } = await transaction.execute(selectRows(table, person, locale))
        const found = Found.parse(rows)[0].rows
        sections.push({
          table,
          rows: found.map((row) => opened(encryption, table, row, isNumberShown)),
          retention: retentionText(table, monthsOf, locale),
        })
      }
      const shown = number && (isNumberShown ? number : maskNationalId(number))
      for (const { table, rows } of sections)
        if (table.table === nationalId) for (const row of rows) row.number = shown
      return { userId, sections }
    },
    // One moment for all of it.
    { isolationLevel: 'repeatable read' },
  )
}

/** What lies encrypted for its row, for who has given the password; otherwise without it. */
function opened(
  encryption: FieldEncryption,
  { table, encrypted }: PersonalTable,
  { [rowKey]: key, ...row }: PersonalRow,
  isShown: boolean,
): PersonalRow {
  for (const column of encrypted?.columns ?? []) {
    const stored = row[column]
    const place = { table: encrypted?.as ?? getTableName(table), column, row: String(key) }
    row[column] = isShown && typeof stored === 'string' ? encryption.decrypt(stored, place) : null
  }
  return row
}

/** By what a row is known that has something encrypted in it. */
const rowKey = 'key of the row'

/** The columns that the person gets, in one JSON text: the database writes every type in one way. */
function selectRows(personal: PersonalTable, person: PersonIdentifiers, locale: Locale): SQL {
  const { table, computed = {}, shown, encrypted, rowsOf } = personal
  const columns = [
    ...(encrypted ? [sql`${sql.identifier(encrypted.for)} as ${sql.identifier(rowKey)}`] : []),
    ...Object.entries(computed).map(
      ([name, { value }]) => sql`${value(person, locale)} as ${sql.identifier(name)}`,
    ),
    ...Object.keys(shown).map(
      (column) =>
        sql`${sql.identifier(getTableName(table))}.${sql.identifier(column)} as ${sql.identifier(column)}`,
    ),
  ]
  return sql`select coalesce(jsonb_agg(to_jsonb(kept)), '[]') as rows
    from (select ${sql.join(columns, sql`, `)} from ${table} where ${rowsOf(person)}) kept`
}
