import { inArray, sql } from 'drizzle-orm'
import { untilAccountDeleted } from '#core/accounts/unused-accounts.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { importedMembership } from './member-file/tables.server.ts'

const { internal } = withheldBecause

export const importData: readonly PersonalTable[] = [
  {
    table: importedMembership,
    name: m.data_imported_membership,
    rowsOf: ({ userId }) =>
      inArray(
        importedMembership.membershipId,
        sql`(select ${fitnessMembership.id} from ${fitnessMembership} where ${fitnessMembership.userId} = ${userId})`,
      ),
    shown: { external_id: m.data_imported_external },
    withheld: {
      membership_id: internal,
      import_id: internal,
      line: 'is what the membership says, as it was imported',
      version: internal,
    },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
]
