import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { kindergartenGuardianship as guardianship } from '#core/kindergartens/children/tables.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMoney } from '../model/refuse.server.ts'
import { kindergartenPayer } from '../model/tables.server.ts'
import type { PayersForm } from './contract.ts'
import { type FeeParts, requireOthersChild } from './decide-fee.server.ts'

/**
 * Says who pays for a child from a month on.
 * @throws {Refusal} `CHILD_NOT_FOUND`, `OWN_CASE`, `PAYER_INVALID`; `KINDERGARTEN_CHANGED`: somebody else
 *   has said it for that month
 */
export async function setPayers(
  { database, encryption }: FeeParts,
  staff: StaffActor,
  { childId, version, ...form }: PayersForm & { childId: string },
): Promise<void> {
  const wanted = [form.firstId, ...(form.secondId ? [form.secondId] : [])]
  try {
    await database.transaction(async (transaction) => {
      await requireOthersChild({ database: transaction, encryption }, staff, childId)
      const may = await transaction.$count(
        guardianship,
        and(
          eq(guardianship.childId, childId),
          inArray(guardianship.guardianId, wanted),
          eq(guardianship.hasResponsibility, true),
          isNull(guardianship.blockedAt),
        ),
      )
      if (may < wanted.length) throw refuseMoney('PAYER_INVALID')
      const isOfMonth = and(
        eq(kindergartenPayer.childId, childId),
        eq(kindergartenPayer.fromMonth, form.fromMonth),
        eq(kindergartenPayer.version, version),
      )
      const saved =
        version === 0
          ? await transaction
              .insert(kindergartenPayer)
              .values({ childId, ...form })
              .returning({ id: kindergartenPayer.id })
          : await transaction
              .update(kindergartenPayer)
              .set({ ...form, version: sql`${kindergartenPayer.version} + 1` })
              .where(isOfMonth)
              .returning({ id: kindergartenPayer.id })
      if (saved.length === 0) throw refuseKindergarten('KINDERGARTEN_CHANGED')
      await recordAction(transaction, staff, {
        action: 'kindergarten-payers-set',
        subject: { kind: 'kindergarten-fee-child', id: childId },
        after: {
          kindergartenMonth: form.fromMonth,
          kindergartenFirstPayer: form.firstId,
          ...(form.secondId && {
            kindergartenSecondPayer: form.secondId,
            kindergartenSplitPercent: form.secondPercent,
          }),
        },
      })
    })
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_payer_from'))
      throw refuseKindergarten('KINDERGARTEN_CHANGED')
    throw error
  }
}
