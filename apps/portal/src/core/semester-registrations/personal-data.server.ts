import { inArray, sql } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { semesterRegistration } from './tables.server.ts'

const { internal, secret } = withheldBecause

export const registrationData: readonly PersonalTable[] = [
  {
    table: semesterRegistration,
    name: m.data_fee,
    rowsOf: ({ personKeys }) =>
      personKeys.length > 0 ? inArray(semesterRegistration.personKey, [...personKeys]) : sql`false`,
    shown: {
      semester_code: m.profile_semester,
      institution: m.profile_institution,
      is_paid: m.data_fee_paid,
      delivered_at: m.data_fee_delivered,
    },
    withheld: { id: internal, person_key: secret, pair_key: secret, delivery_id: internal },
    retention: m.data_fee_kept,
    // The row belongs to the delivery, not to the account.
    onDeletion: { retainedBecause: m.data_fee_why },
  },
]
