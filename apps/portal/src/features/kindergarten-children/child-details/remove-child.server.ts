import { and, eq, sql } from 'drizzle-orm'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import type { Removal } from '../model/forms.ts'
import { changeChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { recordedOfChild } from '../model/recorded-of-child.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Removes a child that was added by mistake, with its places. Its guardians are taken off before, so that no
 * block is lost; of whom anything is recorded the place is ended instead.
 * @throws {Refusal} CHILD_NOT_FOUND, KINDERGARTEN_CHANGED, CHILD_USED, OWN_CASE
 */
export async function removeChild(
  parts: Parts,
  on: OnChild,
  { reason, version }: Removal,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    const recorded = await recordedOfChild(transaction, {
      childId: sql`${on.childId}::uuid`,
      without: ['kindergarten_enrolment'],
    })
    const { rows } = await transaction.execute<{ isUsed: boolean }>(
      sql`select ${sql.join(recorded, sql` or `)} as "isUsed"`,
    )
    if (rows[0]?.isUsed) throw refuse('CHILD_USED')
    const [removed] = await transaction
      .delete(kindergartenChild)
      .where(and(eq(kindergartenChild.id, on.childId), eq(kindergartenChild.version, version)))
      .returning({ id: kindergartenChild.id })
    if (!removed) throw refuse('KINDERGARTEN_CHANGED')
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-child-removed',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childReason: reason },
    })
  })
}
