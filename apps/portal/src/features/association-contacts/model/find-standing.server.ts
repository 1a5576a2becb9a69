import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { readContactFacts } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { associationContact } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationAssembly, associationHandoverItem } from './tables.server.ts'

/** What the pages say of contact persons and confirmation. */
export async function findStanding(database: Database, associationId: string, now: Date) {
  const { state, reason, leastContacts, contacts, dueOn, graceUntil, today } =
    await readContactFacts(database, associationId, now)
  return {
    state,
    stateReason: reason,
    leastContacts,
    contacts,
    dueOn,
    graceUntil: graceUntil !== null && today <= graceUntil ? graceUntil : null,
  }
}

/** Those of today, by name. */
export async function listContacts(database: Database, associationId: string) {
  const rows = await database
    .select({
      id: associationContact.id,
      userId: associationContact.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      since: associationContact.startedAt,
      showsName: associationContact.showsName,
    })
    .from(associationContact)
    .innerJoin(user, eq(user.id, associationContact.userId))
    .where(
      and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
    )
    .orderBy(asc(user.firstName), asc(user.lastName), asc(associationContact.id))
  return rows.map(({ firstName, lastName, since, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
    since: since.toISOString(),
  }))
}

/** What the new board has not accepted, of assemblies that count. */
export async function countWaitingItems(
  database: Database,
  associationId: string,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from ${associationHandoverItem} item
    join ${associationAssembly} held on held.id = item.assembly_id
    where held.association_id = ${associationId} and held.withdrawn_at is null
      and item.accepted_at is null`)
  return rows[0]?.count ?? 0
}

/** Ids of contact persons who stay until a new one has accepted. */
export async function findSteppingDown(
  database: Database,
  associationId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ ids: associationAssembly.steppingDown })
    .from(associationAssembly)
    .where(
      and(
        eq(associationAssembly.associationId, associationId),
        isNull(associationAssembly.withdrawnAt),
        isNull(associationAssembly.releasedAt),
      ),
    )
  return new Set(rows.flatMap(({ ids }) => ids))
}
