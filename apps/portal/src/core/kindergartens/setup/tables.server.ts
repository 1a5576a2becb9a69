import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { day, emptyText, instant, numeral } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest, mostPinAttempts } from '../limits.ts'

const named = (column: Parameters<typeof sql>[1]) =>
  sql`length(${column}) between 1 and ${numeral(longest.name)}`

/** One kindergarten of the organisation. Its public page is content, and says other things. */
export const kindergarten = portal.table(
  'kindergarten',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull().unique('kindergarten_name'),
    phone: text('phone'),
    email: text('email'),
    /** By the clock in Norway. A departure that nobody recorded is at closing time. */
    opensAt: time('opens_at').notNull().default('07:30'),
    closesAt: time('closes_at').notNull().default('17:00'),
    /** Until then the guardians' word counts on the day itself; afterwards the entry of staff stands. */
    absenceUntil: time('absence_until').notNull().default('09:00'),
    /** Between the notice and the end of a place, in months; the place ends at the end of a month. */
    noticeMonths: smallint('notice_months').notNull().default(2),
    /** Between the deadline of the exam guarantee and its day, in days. */
    examNoticeDays: smallint('exam_notice_days').notNull().default(14),
    /** The year plan, as a web address. */
    yearPlanUrl: text('year_plan_url'),
    closedOn: day('closed_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('kindergarten_name_length', named(table.name)),
    check('kindergarten_hours', sql`${table.opensAt} < ${table.closesAt}`),
    check(
      'kindergarten_absence',
      sql`${table.absenceUntil} between ${table.opensAt} and ${table.closesAt}`,
    ),
    check('kindergarten_notice', sql`${table.noticeMonths} between 0 and 12`),
    check('kindergarten_exam_notice', sql`${table.examNoticeDays} between 1 and 60`),
    check(
      'kindergarten_year_plan',
      sql`${table.yearPlanUrl} ~ '^https://' and length(${table.yearPlanUrl}) <= 500`,
    ),
  ],
)

/** A group of children with rooms and employees of its own. */
export const kindergartenDepartment = portal.table(
  'kindergarten_department',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    places: smallint('places').notNull(),
    /** No child is moved there any more. */
    closedOn: day('closed_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('kindergarten_department_name').on(table.kindergartenId, table.name),
    check('kindergarten_department_name_length', named(table.name)),
    check('kindergarten_department_places', sql`${table.places} between 0 and 200`),
  ],
)

/** Which kindergartens a leader leads. The role alone opens none. */
export const kindergartenLeader = portal.table(
  'kindergarten_leader',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'cascade' }),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kindergartenId] }),
    index('kindergarten_leader_of').on(table.kindergartenId),
  ],
)

/** Somebody who works with the children. They need no account: on a tablet they have a PIN. */
export const kindergartenEmployee = portal.table(
  'kindergarten_employee',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'cascade' }),
    /** Null for somebody of all departments. */
    departmentId: uuid('department_id').references(() => kindergartenDepartment.id, {
      onDelete: 'set null',
    }),
    /** The account of the same person, so that nobody acts for their own child. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** What guardians read beside the name: educational leader, assistant. */
    title: localizedColumn('title').notNull().$default(emptyText),
    /** A slow hash. Null until the leader has given one out. */
    pinHash: text('pin_hash'),
    /** Wrong ones in a row. */
    pinAttempts: smallint('pin_attempts').notNull().default(0),
    endedOn: day('ended_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('kindergarten_employee_of').on(table.kindergartenId, table.departmentId),
    index('kindergarten_employee_account').on(table.userId),
    check('kindergarten_employee_name', named(table.name)),
    check(
      'kindergarten_employee_title',
      localizedCheck(table.title, { longest: longest.title, least: 0 }),
    ),
    check(
      'kindergarten_employee_attempts',
      sql`${table.pinAttempts} between 0 and ${numeral(mostPinAttempts)}`,
    ),
  ],
)

/** A day on which a kindergarten is closed, besides weekends and public holidays. */
export const kindergartenClosingDay = portal.table(
  'kindergarten_closing_day',
  {
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'cascade' }),
    onDate: day('on_date').notNull(),
    reason: localizedColumn('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kindergartenId, table.onDate] }),
    check(
      'kindergarten_closing_day_reason',
      localizedCheck(table.reason, { longest: longest.title }),
    ),
  ],
)

/** Something that guardians consent to or not: photographs, trips by bus. */
export const kindergartenConsentKind = portal.table(
  'kindergarten_consent_kind',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: localizedColumn('name').notNull(),
    text: localizedColumn('text').notNull(),
    sortOrder: smallint('sort_order').notNull().default(0),
    /** What is no longer asked for stays readable with its answers. */
    isOffered: boolean('is_offered').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check(
      'kindergarten_consent_kind_texts',
      sql`${localizedCheck(table.name, { longest: longest.title })}
        and ${localizedCheck(table.text, { longest: longest.text })}`,
    ),
  ],
)
