import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import type { Answers } from '#core/public-forms/form-definition.ts'
import { portal } from '#platform/database/schema.server.ts'
import { inquiryRoles, inquiryStates, mailboxPattern } from './rules.ts'
import { serviceFormIds } from './service-forms/service-form-ids.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const keyPattern = sql.raw(`'^[a-z0-9]+(-[a-z0-9]+)*$'`)

/** What inquiries are about, as staff have set it. */
export const inquiryCategory = portal.table(
  'inquiry_category',
  {
    /** `housing`: never changes, and stands in addresses. */
    id: text('id').primaryKey(),
    nameNo: text('name_no').notNull(),
    nameEn: text('name_en').notNull(),
    /** Where staff are told of new ones: a mailbox of the organisation, and nobody's own. */
    mailbox: text('mailbox').notNull(),
    /** Which of the staff answer; admins do, too, but where it is confidential. */
    role: text('role', { enum: inquiryRoles }).notNull().default('contact'),
    /** Within how many working days they answer. */
    responseDays: smallint('response_days').notNull().default(3),
    position: integer('position').notNull().default(0),
    /** Whether the contact form offers it. */
    isOffered: boolean('is_offered').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // The form names them in the language of its reader.
    unique('inquiry_category_name_no').on(table.nameNo),
    unique('inquiry_category_name_en').on(table.nameEn),
    check('inquiry_category_id', sql`${table.id} ~ ${keyPattern} and length(${table.id}) <= 40`),
    check(
      'inquiry_category_names',
      sql`length(${table.nameNo}) between 1 and 100 and length(${table.nameEn}) between 1 and 100`,
    ),
    check(
      'inquiry_category_role',
      sql`${table.role} in ('contact', 'sports', 'caseworker', 'health')`,
    ),
    check(
      'inquiry_category_mailbox',
      sql`${table.mailbox} ~ ${sql.raw(`'${mailboxPattern.source}'`)} and length(${table.mailbox}) <= 254`,
    ),
    check('inquiry_category_response', sql`${table.responseDays} between 1 and 60`),
  ],
)

export const inquirySubcategory = portal.table(
  'inquiry_subcategory',
  {
    /** Names it within its category. */
    id: text('id').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => inquiryCategory.id, { onDelete: 'cascade' }),
    nameNo: text('name_no').notNull(),
    nameEn: text('name_en').notNull(),
    position: integer('position').notNull().default(0),
    isOffered: boolean('is_offered').notNull().default(true),
    /** The service form that people are led to: nothing about this is sent by the contact form. */
    form: text('form', { enum: serviceFormIds }),
  },
  (table) => [
    unique('inquiry_subcategory_key').on(table.categoryId, table.id),
    unique('inquiry_subcategory_name_no').on(table.categoryId, table.nameNo),
    unique('inquiry_subcategory_name_en').on(table.categoryId, table.nameEn),
    check('inquiry_subcategory_id', sql`${table.id} ~ ${keyPattern} and length(${table.id}) <= 40`),
    check(
      'inquiry_subcategory_form',
      sql`${table.form} ~ ${keyPattern} and length(${table.form}) <= 40`,
    ),
    check(
      'inquiry_subcategory_names',
      sql`length(${table.nameNo}) between 1 and 100 and length(${table.nameEn}) between 1 and 100`,
    ),
  ],
)

/** Where inquiries by the service forms come to; a form that is not here is closed. */
export const serviceFormCategory = portal.table(
  'service_form_category',
  {
    form: text('form', { enum: serviceFormIds }).primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => inquiryCategory.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('service_form_category_category').on(table.categoryId),
    check(
      'service_form_category_form',
      sql`${table.form} ~ ${keyPattern} and length(${table.form}) <= 40`,
    ),
  ],
)

/** What somebody has written to us about, with all that was said since (`inquiry_message`). */
export const inquiry = portal.table(
  'inquiry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people say on the telephone. */
    number: bigint('number', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 10_001 }),
    /** The form that it came by: `contact`, or a service form. */
    form: text('form').notNull().default('contact'),
    categoryId: text('category_id')
      .notNull()
      .references(() => inquiryCategory.id),
    subcategoryId: text('subcategory_id'),
    /** They are answered in it. */
    language: text('language', { enum: ['no', 'en'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Who it is, if they were logged in; a name and an address alone are what somebody has typed. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    subject: text('subject'),
    /** What was filled in besides, by the form that it came by. */
    answers: jsonb('answers').$type<Answers>(),
    state: text('state', { enum: inquiryStates }).notNull().default('waiting'),
    /** Counts what has happened: whoever changes something names the one that they have seen. */
    version: integer('version').notNull().default(1),
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When something was last written in it, or its state changed. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** By when staff should have answered; null while it is not their turn. */
    dueAt: instant('due_at'),
    firstAnsweredAt: instant('first_answered_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('inquiry_number').on(table.number),
    foreignKey({
      name: 'inquiry_subcategory_of_category',
      columns: [table.categoryId, table.subcategoryId],
      foreignColumns: [inquirySubcategory.categoryId, inquirySubcategory.id],
    }),
    index('inquiry_queue').on(table.dueAt, table.id).where(sql`state = 'waiting'`),
    index('inquiry_state').on(table.state, table.changedAt, table.id),
    index('inquiry_category_state').on(table.categoryId, table.state, table.changedAt, table.id),
    index('inquiry_assignee').on(table.assigneeId, table.state),
    index('inquiry_user').on(table.userId, table.createdAt),
    index('inquiry_email').on(table.email),
    check('inquiry_form', sql`${table.form} ~ ${keyPattern} and length(${table.form}) <= 40`),
    check('inquiry_state_known', sql`${table.state} in ('waiting', 'answered', 'closed')`),
    check('inquiry_due', sql`(${table.dueAt} is not null) = (${table.state} = 'waiting')`),
    check('inquiry_closed', sql`(${table.closedAt} is not null) = (${table.state} = 'closed')`),
    check(
      'inquiry_names',
      sql`length(${table.firstName}) between 1 and 100 and length(${table.lastName}) between 1 and 100`,
    ),
    check(
      'inquiry_email_written',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) between 3 and 254`,
    ),
    check('inquiry_subject', sql`length(${table.subject}) between 1 and 150`),
  ],
)

/**
 * What was said in an inquiry, in the order of `id`: the first is what came by the form. Files of one
 * are attachments with the subject `inquiry-message`, and go with it.
 */
export const inquiryMessage = portal.table(
  'inquiry_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    /** `in`: to us. */
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    /** The account that wrote it: of staff, or of the sender; null when it came by mail. */
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    /** Of a mail from another address than that of the inquiry. */
    otherEmail: text('other_email'),
    text: text('text').notNull(),
    /** All of a mail, where what it quotes was taken out of `text`. */
    wholeText: text('whole_text'),
    /** The Message-ID, without brackets: of the mail that it came by, or went out as. */
    mailId: text('mail_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a mail server took what went out. */
    sentAt: instant('sent_at'),
    /** When we heard that it did not arrive. */
    bouncedAt: instant('bounced_at'),
  },
  (table) => [
    index('inquiry_message_inquiry').on(table.inquiryId, table.id),
    uniqueIndex('inquiry_message_mail').on(table.mailId),
    check('inquiry_message_direction', sql`${table.direction} in ('in', 'out')`),
    check('inquiry_message_text', sql`length(${table.text}) <= 100000`),
    check('inquiry_message_whole', sql`length(${table.wholeText}) <= 500000`),
    check(
      'inquiry_message_delivery',
      sql`${table.direction} = 'out' or num_nonnulls(${table.sentAt}, ${table.bouncedAt}) = 0`,
    ),
  ],
)

/** What staff write to each other about an inquiry. */
export const inquiryNote = portal.table(
  'inquiry_note',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('inquiry_note_inquiry').on(table.inquiryId, table.id),
    check('inquiry_note_text', sql`length(${table.text}) between 1 and 4000`),
  ],
)

/** An answer that staff begin with, in both languages. */
export const inquiryTemplate = portal.table(
  'inquiry_template',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: offered in every category. */
    categoryId: text('category_id').references(() => inquiryCategory.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    textNo: text('text_no').notNull(),
    textEn: text('text_en').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('inquiry_template_category').on(table.categoryId),
    check('inquiry_template_name', sql`length(${table.name}) between 1 and 100`),
    check(
      'inquiry_template_texts',
      sql`length(${table.textNo}) between 1 and 10000 and length(${table.textEn}) between 1 and 10000`,
    ),
  ],
)
