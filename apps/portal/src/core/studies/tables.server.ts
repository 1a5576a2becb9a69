import { sql } from 'drizzle-orm'
import { boolean, check, integer, text } from 'drizzle-orm/pg-core'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { depositForms } from './deposit-forms.ts'

/** Places where students of one or several institutions study. */
export const campus = portal.table(
  'campus',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: localizedColumn('name').notNull(),
    /** Its place in lists. */
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('campus_name', localizedCheck(table.name, { longest: 80 }))],
)

/** The institutions whose students the organisation serves. */
export const institution = portal.table(
  'institution',
  {
    /** Its short name; never changed. */
    code: text('code').primaryKey(),
    name: localizedColumn('name').notNull(),
    /** Its number in the national register of higher education (DBH). */
    dbh: text('dbh').unique('institution_dbh'),
    campusId: integer('campus_id').references(() => campus.id),
    depositForm: text('deposit_form', { enum: depositForms }).notNull().default('semesters'),
    /** One that is not active can no longer be chosen; people who have chosen it keep it. */
    isActive: boolean('is_active').notNull().default(true),
    /** Its place in lists. */
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('institution_code', sql`length(${table.code}) between 1 and 30`),
    check('institution_name', localizedCheck(table.name, { longest: 150 })),
    check('institution_dbh_number', sql`${table.dbh} ~ '^[0-9]{4}$'`),
    check('institution_deposit_form', sql`${table.depositForm} in ('semesters', 'degree')`),
  ],
)
