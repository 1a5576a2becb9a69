import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { nationalId } from './tables.server.ts'

const { ownId, secret } = withheldBecause

export const nationalIdData: readonly PersonalTable[] = [
  {
    table: nationalId,
    name: m.data_national_id,
    rowsOf: ({ userId }) => eq(nationalId.userId, userId),
    // The number is encrypted; it is decrypted when the file is written.
    shown: {
      number: m.data_national_id_number,
      kept_at: m.data_national_id_since,
      proven_by: m.data_national_id_proof,
      proven_at: m.data_national_id_proven_at,
    },
    withheld: { user_id: ownId, number_index: secret },
    retention: m.data_national_id_kept,
    onDeletion: 'removed',
  },
]
