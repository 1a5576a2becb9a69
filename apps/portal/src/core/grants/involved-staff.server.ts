import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { tiesOf } from '#core/associations/find-ties.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantApplication, grantApplicationVersion } from './application/tables.server.ts'
import { grantConflict } from './committee/tables.server.ts'

/**
 * Whether an application involves a person: it is theirs, they have written or sent it, they have to do
 * with the association or with what it was merged into, or they have declared a conflict of interest. As
 * staff they neither read it nor do anything about it.
 * @param own all accounts of the person, as an array
 * @returns a condition for a query of `grant_application` that joins something, or asks in its `where`
 */
export const involves = (own: SQL): SQL<boolean> => sql<boolean>`(
  ${grantApplication.userId} = any(${own})
  or ${grantApplication.createdBy} = any(${own})
  or ${grantApplication.draftBy} = any(${own})
  or ${grantApplication.associationId} in (
    with recursive tie(id) as (
      (${tiesOf(own)})
      union
      select merged.id from ${association} merged join tie on merged.merged_into_id = tie.id)
    select tie.id from tie)
  or exists (select from ${grantApplicationVersion} version
    where version.application_id = ${grantApplication.id} and version.sent_by = any(${own}))
  or exists (select from ${grantConflict} declared
    where declared.application_id = ${grantApplication.id} and declared.withdrawn_at is null
      and declared.user_id = any(${own}))) is true`

/** Those of some applications that involve a member of staff. */
export async function findInvolving(
  database: Database,
  userId: string,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (applicationIds.length === 0) return new Set()
  const rows = await database
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .where(and(inArray(grantApplication.id, [...applicationIds]), involves(ownAccounts(userId))))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Staff do nothing about an application that involves them. Call it in the transaction of the change.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireUninvolved(
  transaction: Database,
  actor: AuditActor,
  applicationIds: readonly string[],
): Promise<void> {
  if (actor.kind !== 'staff') return
  const involving = await findInvolving(transaction, actor.userId, applicationIds)
  if (involving.size > 0) throw ownCase()
}
