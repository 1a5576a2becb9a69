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

/** The secret address of somebody's calendar, or null when none was made. */
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

/** Makes an address; one that there was before leads nowhere from now on. */
export async function renewCalendarPath(
  { database, encryption }: Parts,
  userId: string,
  language: Language,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const made = {
    tokenHash: hashToken(token),
    token: encryption.encrypt(token, locationOf(userId)),
    madeAt: sql`now()`,
  }
  await database
    .insert(classCalendar)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: classCalendar.userId, set: made })
  return pathOf(token, language)
}

/** Whose calendar an address is of; null when there is no such address. */
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
