import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Language } from '../model/contract.ts'
import { calendarEndpoints } from './endpoints.ts'
import { classCalendar } from './tables.server.ts'

type Parts = { database: Database; encryption: FieldEncryption }

const locationOf = (userId: string) => ({
  table: 'class_calendar',
  column: 'token',
  row: userId,
})

/** The secret address of a member's calendar, or null when there is none. */
export async function findCalendarPath(
  { database, encryption }: Parts,
  userId: string,
  language: Language,
): Promise<string | null> {
  const [row] = await database
    .select({ token: classCalendar.token })
    .from(classCalendar)
    .where(eq(classCalendar.userId, userId))
  return row ? pathOf(encryption.decrypt(row.token, locationOf(userId)), language) : null
}

/** Creates an address; an earlier one stops working. */
export async function renewCalendarPath(
  { database, encryption }: Parts,
  userId: string,
  language: Language,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const values = {
    tokenHash: hashToken(token),
    token: encryption.encrypt(token, locationOf(userId)),
    createdAt: sql`now()`,
  }
  await database
    .insert(classCalendar)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: classCalendar.userId, set: values })
  return pathOf(token, language)
}

/** The owner of the calendar at an address; null when there is no such address. */
export async function findCalendarOwner(database: Database, token: string): Promise<string | null> {
  const [calendar] = await database
    .select({ userId: classCalendar.userId })
    .from(classCalendar)
    .where(eq(classCalendar.tokenHash, hashToken(token)))
  return calendar?.userId ?? null
}

export async function removeCalendar(database: Database, userId: string): Promise<void> {
  await database.delete(classCalendar).where(eq(classCalendar.userId, userId))
}

function pathOf(token: string, language: Language): string {
  return endpointAddress(calendarEndpoints.calendarFile, {
    params: { file: `${token}.ics` },
    query: { language },
  })
}
