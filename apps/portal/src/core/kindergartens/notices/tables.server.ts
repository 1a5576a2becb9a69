import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant, numeral } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { kindergartenGuardian } from '../children/tables.server.ts'
import { longest } from '../limits.ts'
import { kindergarten, kindergartenDepartment } from '../setup/tables.server.ts'

/** A message to all guardians of a kindergarten, or of some departments. It names no child. */
export const kindergartenNotice = portal.table(
  'kindergarten_notice',
  {
    /** Made by the sender: the same request again sends nothing. */
    id: uuid('id').primaryKey(),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'cascade' }),
    /** In one language or both; empty once it is retracted, as its text is. */
    title: localizedColumn('title').notNull(),
    text: localizedColumn('text').notNull(),
    /** As it was then. */
    authorName: text('author_name').notNull(),
    sentBy: text('sent_by').references(() => user.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** Guardians whom it was sent to. */
    guardians: integer('guardians').notNull(),
    retractedAt: instant('retracted_at'),
    retractedBy: text('retracted_by').references(() => user.id, { onDelete: 'set null' }),
    /** As it was then. */
    retractedByName: text('retracted_by_name'),
  },
  (table) => [
    index('kindergarten_notice_of').on(table.kindergartenId, table.sentAt),
    index('kindergarten_notice_sent_by').on(table.sentBy),
    index('kindergarten_notice_retracted_by').on(table.retractedBy),
    check(
      'kindergarten_notice_texts',
      sql`${localizedCheck(table.title, { longest: longest.subject, least: 0 })}
        and ${localizedCheck(table.text, { longest: longest.message, least: 0 })}`,
    ),
    check(
      'kindergarten_notice_retracted',
      sql`(${table.retractedAt} is null) = (${table.retractedByName} is null)`,
    ),
    check(
      'kindergarten_notice_name',
      sql`length(${table.authorName}) between 1 and ${numeral(2 * longest.name + 1)}`,
    ),
  ],
)

/** Departments that a notice is for; one without any is for the whole kindergarten. */
export const kindergartenNoticeDepartment = portal.table(
  'kindergarten_notice_department',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => kindergartenNotice.id, { onDelete: 'cascade' }),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => kindergartenDepartment.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.departmentId] }),
    index('kindergarten_notice_department_of').on(table.departmentId),
  ],
)

/** Whom a notice was sent to, and who has read it. */
export const kindergartenNoticeReader = portal.table(
  'kindergarten_notice_reader',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => kindergartenNotice.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.guardianId] }),
    index('kindergarten_notice_reader_of').on(table.guardianId),
  ],
)
