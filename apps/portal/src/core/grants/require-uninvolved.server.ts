import { eq } from 'drizzle-orm'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type grantApplication, grantApplicationVersion } from './application/tables.server.ts'

type Applicant = Pick<
  typeof grantApplication.$inferSelect,
  'id' | 'associationId' | 'userId' | 'createdBy' | 'draftBy'
>

/**
 * Staff do nothing about an application of their own, one that they have written, or one of an
 * association that they have to do with. Call it in the transaction of the change.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireUninvolved(
  transaction: Database,
  actor: AuditActor,
  application: Applicant,
): Promise<void> {
  const { id, associationId, userId, createdBy, draftBy } = application
  const senders = await transaction
    .selectDistinct({ sentBy: grantApplicationVersion.sentBy })
    .from(grantApplicationVersion)
    .where(eq(grantApplicationVersion.applicationId, id))
  await requireOtherPerson(transaction, actor, [
    userId,
    createdBy,
    draftBy,
    ...senders.map(({ sentBy }) => sentBy),
  ])
  if (associationId !== null) await requireOutsider(transaction, actor, associationId)
}
