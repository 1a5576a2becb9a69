import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** An import of a file with members. The audit log says who made it. */
export const memberImport = portal.table('member_import', {
  id: uuid('id').primaryKey().defaultRandom(),
  fileName: text('file_name').notNull(),
  importedAt: instant('imported_at').notNull().defaultNow(),
  accounts: integer('accounts').notNull(),
  added: integer('added').notNull(),
  changed: integer('changed').notNull(),
  /** When everything that it added was removed again. */
  undoneAt: instant('undone_at'),
})

/** A membership that an import added. */
export const importedMembership = portal.table(
  'imported_membership',
  {
    membershipId: bigint('membership_id', { mode: 'number' })
      .primaryKey()
      .references(() => fitnessMembership.id, { onDelete: 'cascade' }),
    importId: uuid('import_id')
      .notNull()
      .references(() => memberImport.id),
    /** Its name in the system that it comes from. */
    externalId: text('external_id').unique('imported_membership_external'),
    /** The membership as the last file had it: the same line changes nothing, whatever has happened here since. */
    line: text('line').notNull(),
    /** The version of the membership after its last import: another one has been changed here since. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('imported_membership_import').on(table.importId)],
)
