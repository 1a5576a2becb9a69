import { eq, inArray, sql } from 'drizzle-orm'
import { untilAccountDeleted } from '#core/accounts/unused-accounts.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { fitnessFreeze, fitnessMembership } from './tables.server.ts'

const { ownId, internal } = withheldBecause

export const membershipData: readonly PersonalTable[] = [
  {
    table: fitnessMembership,
    name: m.data_membership,
    rowsOf: ({ userId }) => eq(fitnessMembership.userId, userId),
    shown: {
      type: m.data_membership_type,
      membership_category: m.data_membership_category,
      start_date: m.data_membership_from,
      end_date: m.data_membership_to,
      is_disqualified: m.data_membership_blocked,
      commitment_months: m.data_membership_commitment,
      monthly_amount_ore: m.data_membership_amount,
      direct_debit_enabled: m.data_membership_debit,
      terminated_on: m.data_membership_terminated,
      termination_reason: m.data_membership_reason,
      last_invoice_due_on: m.data_membership_last_invoice,
      planned_end_date: m.data_membership_planned_end,
      invoiced_elsewhere_until: m.data_membership_invoiced_elsewhere,
    },
    withheld: {
      id: internal,
      user_id: ownId,
      order_id: internal,
      is_sold_by_staff: internal,
      version: internal,
    },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
    lock: async (transaction, userId) => {
      await transaction
        .select({ id: fitnessMembership.id })
        .from(fitnessMembership)
        .where(eq(fitnessMembership.userId, userId))
        .orderBy(fitnessMembership.id)
        .for('no key update')
    },
    // A member who pays may never have a reason to log in.
    retainsUnused: (userId, today) => sql`exists (
      select from ${fitnessMembership} where ${fitnessMembership.userId} = ${userId}
        and (${fitnessMembership.endDate} is null or ${fitnessMembership.endDate} >= ${today}))`,
  },
  {
    table: fitnessFreeze,
    name: m.data_freeze,
    rowsOf: ({ userId }) =>
      inArray(
        fitnessFreeze.membershipId,
        sql`(select ${fitnessMembership.id} from ${fitnessMembership} where ${fitnessMembership.userId} = ${userId})`,
      ),
    shown: {
      start_date: m.data_membership_from,
      end_date: m.data_membership_to,
      created_at: m.data_created,
    },
    withheld: { id: internal, membership_id: internal },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
]
