import { findTies } from '#core/associations/find-ties.server.ts'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import { findOwnAccounts, isOwnAccount } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

export type Concerned = { readonly id: string; readonly associationId: string | null }

/**
 * Which of these applications concern a member of staff: their own, of an association to which they are
 * or were tied, or one in which they take no part.
 */
export async function findConcerning(
  database: Database,
  who: { readonly userId: string; readonly today: string },
  applications: readonly Concerned[],
): Promise<ReadonlySet<string>> {
  const own = await findOwnAccounts(database, who.userId)
  const ties = await findTies(
    database,
    own,
    applications.flatMap(({ associationId }) => associationId ?? []),
  )
  const conflicts = await findConflicts(
    database,
    who,
    applications.map(({ id }) => id),
  )
  return new Set(
    applications
      .filter(
        ({ id, associationId }) =>
          conflicts.has(id) || (associationId !== null && ties.has(associationId)),
      )
      .map(({ id }) => id),
  )
}

/**
 * Nobody acts for themselves. Call it in the transaction of the change.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireUnconcerned(
  database: Database,
  who: { readonly userId: string; readonly today: string },
  applications: readonly Concerned[],
): Promise<void> {
  if ((await findConcerning(database, who, applications)).size > 0) throw ownCase()
}

/**
 * The second step is another person's, whatever account they use.
 * @param first the account of the first step; null for one that is deleted
 * @throws {Refusal} `SECOND_PERSON_NEEDED`
 */
export async function requireSecondPerson(
  database: Database,
  userId: string,
  first: string | null,
): Promise<void> {
  if (await isOwnAccount(database, userId, first)) throw refuse('SECOND_PERSON_NEEDED')
}
