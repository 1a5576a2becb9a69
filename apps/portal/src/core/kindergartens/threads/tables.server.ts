import { sql } from 'drizzle-orm'
import { boolean, check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { kindergartenChild, kindergartenGuardian } from '../children/tables.server.ts'
import { longest } from '../limits.ts'
import { kindergarten } from '../setup/tables.server.ts'
import { messageSides } from '../states.ts'

/** A conversation between one kindergarten and guardians about one child. */
export const kindergartenThread = portal.table(
  'kindergarten_thread',
  {
    /** Made by the sender: the same request again starts no second one. */
    id: uuid('id').primaryKey(),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'restrict' }),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    /** The one guardian whom it is for; null for all who have access. Never changed. */
    onlyFor: uuid('only_for').references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    /** Encrypted for the row; null once the message that started it is retracted. */
    subject: text('subject'),
    /** Guardians read it only in a session that logged in with ID-porten. */
    isSensitive: boolean('is_sensitive').notNull().default(false),
    startedAt: instant('started_at').notNull().defaultNow(),
    lastMessageAt: instant('last_message_at').notNull().defaultNow(),
  },
  (table) => [
    index('kindergarten_thread_of').on(table.kindergartenId, table.lastMessageAt),
    index('kindergarten_thread_child').on(table.childId),
    index('kindergarten_thread_only_for').on(table.onlyFor),
  ],
)

/** A message of a thread. */
export const kindergartenMessage = portal.table(
  'kindergarten_message',
  {
    /** Made by the sender: the same request again is the same message. */
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => kindergartenThread.id, { onDelete: 'cascade' }),
    side: text('side', { enum: messageSides }).notNull(),
    /** Encrypted for the row; null once it is retracted. */
    text: text('text'),
    /** As it was then. */
    authorName: text('author_name').notNull(),
    guardianId: uuid('guardian_id').references(() => kindergartenGuardian.id, {
      onDelete: 'set null',
    }),
    staffId: text('staff_id').references(() => user.id, { onDelete: 'set null' }),
    /** Later than that of the message before it in the thread. */
    sentAt: instant('sent_at').notNull(),
    /** Of a guardian's message: when the first member of staff read it. */
    staffReadAt: instant('staff_read_at'),
    retractedAt: instant('retracted_at'),
    retractedBy: text('retracted_by').references(() => user.id, { onDelete: 'set null' }),
    /** As it was then. */
    retractedByName: text('retracted_by_name'),
  },
  (table) => [
    index('kindergarten_message_of').on(table.threadId, table.sentAt),
    index('kindergarten_message_unread')
      .on(table.threadId)
      .where(sql`side = 'guardian' and staff_read_at is null`),
    index('kindergarten_message_guardian').on(table.guardianId),
    index('kindergarten_message_staff').on(table.staffId),
    index('kindergarten_message_retracted_by').on(table.retractedBy),
    check('kindergarten_message_side', sql`${table.side} in (${listOf(messageSides)})`),
    check(
      'kindergarten_message_retracted',
      sql`(${table.text} is null) = (${table.retractedAt} is not null)
        and (${table.retractedAt} is null) = (${table.retractedByName} is null)`,
    ),
    check(
      'kindergarten_message_author',
      sql`case ${table.side}
        when 'guardian' then ${table.staffId} is null and ${table.retractedAt} is null
        else ${table.guardianId} is null and ${table.staffReadAt} is null end`,
    ),
    check(
      'kindergarten_message_name',
      sql`length(${table.authorName}) between 1 and ${numeral(2 * longest.name + 1)}`,
    ),
  ],
)

/**
 * Whom a message was sent to: the guardians who had access when it was written. Nobody is added later:
 * a guardian who gets access reads what is written from then on. Access is judged again at each request.
 */
export const kindergartenMessageReader = portal.table(
  'kindergarten_message_reader',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => kindergartenMessage.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    readAt: instant('read_at'),
    /** When a mail about it was ordered: at most one per thread until it is read. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.guardianId] }),
    index('kindergarten_message_reader_of').on(table.guardianId),
  ],
)
