import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** An import of a file with children. The file itself is not stored; the audit log says who made it. */
export const kindergartenImport = portal.table('kindergarten_import', {
  id: uuid('id').primaryKey().defaultRandom(),
  fileName: text('file_name').notNull(),
  importedAt: instant('imported_at').notNull().defaultNow(),
  /** Children that it added, guardians that it added, and lines that changed something. */
  children: integer('children').notNull(),
  guardians: integer('guardians').notNull(),
  changed: integer('changed').notNull(),
  /** When the children that it added were removed again. */
  undoneAt: instant('undone_at'),
})
