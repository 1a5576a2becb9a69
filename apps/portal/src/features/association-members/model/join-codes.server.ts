import { randomBytes } from 'node:crypto'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { makeCheckCode, readCheckCode } from '#core/documents/checks/check-code.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationJoinCode } from './tables.server.ts'

export const newJoinCode = () => makeCheckCode(randomBytes(16))

export const isValidOn = (today: string) =>
  and(isNull(associationJoinCode.endedAt), gte(associationJoinCode.endsOn, today))

type Found = {
  readonly id: string
  readonly associationId: string
  readonly slug: string
  readonly name: string
}

/** @returns null for a code that is wrong or has ended, and for a closed association */
export async function findJoinCode(
  database: Database,
  typed: string,
  today: string,
): Promise<Found | null> {
  const code = readCheckCode(typed)
  if (code === null) return null
  const [found] = await database
    .select({
      id: associationJoinCode.id,
      associationId: association.id,
      slug: association.slug,
      name: association.name,
    })
    .from(associationJoinCode)
    .innerJoin(association, eq(association.id, associationJoinCode.associationId))
    .where(
      and(
        eq(associationJoinCode.code, code),
        isValidOn(today),
        sql`${association.state} in ('active', 'inactive')`,
      ),
    )
  return found ?? null
}

/** One more person came by a code. */
export async function countPerson(transaction: Database, joinCodeId: string): Promise<void> {
  await transaction
    .update(associationJoinCode)
    .set({ people: sql`${associationJoinCode.people} + 1` })
    .where(eq(associationJoinCode.id, joinCodeId))
}
