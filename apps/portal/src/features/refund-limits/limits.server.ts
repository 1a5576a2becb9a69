import { and, eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { findPaymentSettings } from '#core/payments/refund-limit.server.ts'
import { paymentSettings } from '#core/payments/tables.server.ts'
import { proposalKind } from '#core/proposals/proposal-kind.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { limitProposal, limitRefusals, RefundLimits } from './contract.ts'
import { limitFields } from './limit-fields.ts'
import { recordAction } from './record-action.server.ts'

const limitChanged = () => new Refusal('LIMIT_CHANGED', limitRefusals.LIMIT_CHANGED)

/**
 * Proposes limits, which count when a second administrator confirms them: until then the old ones do.
 * A higher limit weakens a control, and nobody does that alone.
 * @throws {Refusal} `LIMIT_CHANGED`: the limits are others than those that were seen
 */
export async function proposeLimits(
  database: Database,
  staff: StaffActor,
  form: RefundLimits,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { version } = await findPaymentSettings(transaction)
    if (version !== form.version) throw limitChanged()
    await propose(transaction, staff, { kind: limitProposal, subject: 'refunds', payload: form })
  })
}

export const limitProposals = proposalKind(RefundLimits, {
  kind: limitProposal,
  roles: ['admin'],
  audits: ['refund-limit-saved'],
  refusals: limitRefusals,
  concerns: { nobody: 'a limit for every refund' },
  describe: async (database, { refundLimitOre }) => ({
    from: formatKroner((await findPaymentSettings(database)).refundLimitOre),
    to: formatKroner(refundLimitOre),
  }),
  apply: async (transaction, staff, { version, ...limits }) => {
    const before = await findPaymentSettings(transaction)
    const saved = await transaction
      .update(paymentSettings)
      .set({ ...limits, version: sql`${paymentSettings.version} + 1` })
      .where(and(eq(paymentSettings.onlyRow, true), eq(paymentSettings.version, version)))
      .returning({ version: paymentSettings.version })
    if (saved.length === 0) throw limitChanged()
    await recordAction(transaction, staff, {
      action: 'refund-limit-saved',
      subject: { kind: 'refund-limit', id: 'refunds' },
      before: auditedValues(limitFields, before),
      after: auditedValues(limitFields, limits),
    })
  },
})
