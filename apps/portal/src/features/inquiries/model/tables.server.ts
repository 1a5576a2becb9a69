import { defaultLocale, locales } from '@trivsel/content-contract/locales'
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import type { Answers } from '#core/public-forms/form-definition.ts'
import { instant } from '#platform/database/columns.server.ts'
import {
  localizedCheck,
  localizedColumn,
  localizedIndex,
} from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import {
  inquiryRoles,
  inquiryStates,
  longestName,
  longestTemplate,
  mailboxPattern,
} from './rules.ts'
import { serviceFormIds } from './service-forms/service-form-ids.ts'

const keyPattern = sql.raw(`'^[a-z0-9]+(-[a-z0-9]+)*$'`)

/** The categories of inquiries, which staff set up. */
export const inquiryCategory = portal.table(
  'inquiry_category',
  {
    /** Such as `housing`. It never changes, because links contain it. */
    id: text('id').primaryKey(),
    name: localizedColumn('name').notNull(),
    /** Receives notifications of new inquiries: a mailbox of the organisation, not of one person. */
    mailbox: text('mailbox').notNull(),
    /** Of the notifications to the mailbox. */
    mailboxLanguage: text('mailbox_language', { enum: locales }).notNull().default(defaultLocale),
    /** The role that answers; administrators can too, unless it is confidential. */
    role: text('role', { enum: inquiryRoles }).notNull().default('contact'),
    /** The response time in working days. */
    responseDays: smallint('response_days').notNull().default(3),
    position: integer('position').notNull().default(0),
    /** Whether the contact form offers it. */
    isOffered: boolean('is_offered').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // The form is sent with names in the language of its reader, so they must be unique.
    ...locales.map((locale) =>
      uniqueIndex(`inquiry_category_name_${locale}`).on(localizedIndex(table.name, locale)),
    ),
    check('inquiry_category_id', sql`${table.id} ~ ${keyPattern} and length(${table.id}) <= 40`),
    check('inquiry_category_names', localizedCheck(table.name, { longest: longestName })),
    check(
      'inquiry_category_role',
      sql`${table.role} in ('contact', 'sports', 'caseworker', 'health')`,
    ),
    check(
      'inquiry_category_mailbox',
      sql`${table.mailbox} ~ ${sql.raw(`'${mailboxPattern.source}'`)} and length(${table.mailbox}) <= 254`,
    ),
    check(
      'inquiry_category_language',
      sql`${table.mailboxLanguage} in (${sql.raw(locales.map((locale) => `'${locale}'`).join(', '))})`,
    ),
    check('inquiry_category_response', sql`${table.responseDays} between 1 and 60`),
  ],
)

export const inquirySubcategory = portal.table(
  'inquiry_subcategory',
  {
    /** Unique within its category. */
    id: text('id').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => inquiryCategory.id, { onDelete: 'cascade' }),
    name: localizedColumn('name').notNull(),
    position: integer('position').notNull().default(0),
    isOffered: boolean('is_offered').notNull().default(true),
    /** The service form that replaces the contact form for this sub-category. */
    form: text('form', { enum: serviceFormIds }),
  },
  (table) => [
    unique('inquiry_subcategory_key').on(table.categoryId, table.id),
    ...locales.map((locale) =>
      uniqueIndex(`inquiry_subcategory_name_${locale}`).on(
        table.categoryId,
        localizedIndex(table.name, locale),
      ),
    ),
    check('inquiry_subcategory_id', sql`${table.id} ~ ${keyPattern} and length(${table.id}) <= 40`),
    check(
      'inquiry_subcategory_form',
      sql`${table.form} ~ ${keyPattern} and length(${table.form}) <= 40`,
    ),
    check('inquiry_subcategory_names', localizedCheck(table.name, { longest: longestName })),
  ],
)

/** The category of the inquiries of each service form; a form without a row is closed. */
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

/** An inquiry; its messages are in `inquiry_message`. */
export const inquiry = portal.table(
  'inquiry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The number that people use on the phone. */
    number: bigint('number', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 10_001 }),
    /** The form: `contact`, or the id of a service form. */
    form: text('form').notNull().default('contact'),
    categoryId: text('category_id')
      .notNull()
      .references(() => inquiryCategory.id),
    subcategoryId: text('subcategory_id'),
    /** The language of answers. */
    language: text('language', { enum: locales }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** The account of a logged-in sender; otherwise name and address are not confirmed. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    subject: text('subject'),
    /** The other answers, by the ids of the fields of the form. */
    answers: jsonb('answers').$type<Answers>(),
    state: text('state', { enum: inquiryStates }).notNull().default('waiting'),
    /** Incremented by each change; a change must name the version that was seen. */
    version: integer('version').notNull().default(1),
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The time of the last message or change of state. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When staff should answer at the latest; null unless it waits for staff. */
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
 * The messages of an inquiry, in the order of `id`; the first one comes from the form. The files of a
 * message are attachments with the subject `inquiry-message` and are removed with it.
 */
export const inquiryMessage = portal.table(
  'inquiry_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    /** `in`: from the sender to us. */
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    /** The account of the author, staff or sender; null when it came by mail. */
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    /** The sender address of a mail, when it differs from that of the inquiry. */
    otherEmail: text('other_email'),
    text: text('text').notNull(),
    /** The whole text of a mail, when quotes were removed from `text`. */
    wholeText: text('whole_text'),
    /** The Message-ID of the received or sent mail, without brackets. */
    mailId: text('mail_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a mail server accepted the sent mail. */
    sentAt: instant('sent_at'),
    /** When we received the report of a bounce. */
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

/** Internal notes of staff about an inquiry. */
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

/** A template for answers, in every language. */
export const inquiryTemplate = portal.table(
  'inquiry_template',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: for all categories. */
    categoryId: text('category_id').references(() => inquiryCategory.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: localizedColumn('text').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('inquiry_template_category').on(table.categoryId),
    check('inquiry_template_name', sql`length(${table.name}) between 1 and 100`),
    check('inquiry_template_texts', localizedCheck(table.text, { longest: longestTemplate })),
  ],
)
