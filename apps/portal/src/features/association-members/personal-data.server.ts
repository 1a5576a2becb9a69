import { eq, sql } from 'drizzle-orm'
import { memberPeriod } from '#core/associations/retention.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { associationFeeHold, associationJoinCode } from './model/tables.server.ts'

const { ownId, internal } = withheldBecause

export const associationMemberData: readonly PersonalTable[] = [
  {
    table: associationFeeHold,
    name: m.data_association_fee_hold,
    rowsOf: ({ userId }) => eq(associationFeeHold.userId, userId),
    computed: {
      association: {
        name: m.data_association,
        value: () => sql`(select name from ${association} a
          where a.id = ${associationFeeHold.associationId})`,
      },
    },
    shown: {
      starts_on: m.data_association_from,
      ends_on: m.data_association_until,
      fee_ore: m.data_association_fee,
      state: m.data_association_state,
      created_at: m.data_created,
    },
    withheld: {
      id: internal,
      association_id: internal,
      user_id: ownId,
      joined_by: internal,
      join_code_id: internal,
      payment_id: internal,
      expires_at: internal,
    },
    retention: { period: memberPeriod, text: m.data_association_fee_hold_kept },
    onDeletion: 'removed',
  },
  {
    table: associationJoinCode,
    name: m.data_association_join_code,
    // It belongs to an association and names nobody: who made it is in the history.
    rowsOf: () => sql`false`,
    shown: {},
    withheld: Object.fromEntries(
      ['id', 'association_id', 'label', 'code', 'ends_on', 'ended_at', 'people', 'created_at'].map(
        (column) => [column, 'of the association, and says nothing of the person'],
      ),
    ),
    retention: m.data_association_join_code_kept,
    onDeletion: { retainedBecause: m.data_association_join_code_retained },
  },
]
