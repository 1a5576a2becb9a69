import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { associationPicture } from './model/tables.server.ts'

const ofTheAssociation = 'of the association, and everybody can see it on its public page'

/** A picture belongs to an association, and is found here through the founders of that. */
export const directoryData: readonly PersonalTable[] = [
  {
    table: associationPicture,
    name: m.data_association_picture,
    rowsOf: ({ userId }) => sql`${associationPicture.associationId} in (
      select id from ${association} where founded_by = ${userId})`,
    shown: { created_at: m.data_created },
    withheld: {
      id: withheldBecause.internal,
      association_id: withheldBecause.internal,
      small: ofTheAssociation,
      large: ofTheAssociation,
      width: ofTheAssociation,
      height: ofTheAssociation,
    },
    retention: m.data_association_picture_kept,
    onDeletion: { retainedBecause: m.data_association_picture_retained },
  },
]
