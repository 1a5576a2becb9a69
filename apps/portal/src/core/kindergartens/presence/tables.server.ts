import { sql } from 'drizzle-orm'
import { check, index, smallint, text, time, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { day, instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { kindergartenChild, kindergartenGuardian } from '../children/tables.server.ts'
import { longest } from '../limits.ts'
import { kindergartenDepartment, kindergartenEmployee } from '../setup/tables.server.ts'
import { absenceKinds, departureKinds, markKinds, markStates } from '../states.ts'

/** Days on which a child is away, or the day on which it comes late. */
export const kindergartenAbsence = portal.table(
  'kindergarten_absence',
  {
    /** From the sender, so that a repeated request is one absence. */
    id: uuid('id').primaryKey(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: absenceKinds }).notNull(),
    fromOn: day('from_on').notNull(),
    toOn: day('to_on').notNull(),
    /** Of a late arrival, by the clock in Norway. */
    arrivesAt: time('arrives_at'),
    /** Null for an entry of staff. */
    guardianId: uuid('guardian_id').references(() => kindergartenGuardian.id, {
      onDelete: 'set null',
    }),
    reportedAt: instant('reported_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('kindergarten_absence_days')
      .on(table.childId, table.toOn)
      .where(sql`withdrawn_at is null`),
    index('kindergarten_absence_guardian').on(table.guardianId),
    check('kindergarten_absence_kind', sql`${table.kind} in (${listOf(absenceKinds)})`),
    check(
      'kindergarten_absence_order',
      sql`${table.toOn} between ${table.fromOn} and ${table.fromOn} + 366`,
    ),
    check(
      'kindergarten_absence_late',
      sql`(${table.kind} = 'late') = (${table.arrivesAt} is not null)
        and (${table.kind} <> 'late' or ${table.fromOn} = ${table.toOn})`,
    ),
  ],
)

/** From one arrival to one departure. A child may come twice on one day, and is never here twice at once. */
export const kindergartenPresence = portal.table(
  'kindergarten_presence',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => kindergartenDepartment.id, { onDelete: 'restrict' }),
    /** In Norway. */
    onDate: day('on_date').notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    /** Null while the child is here. */
    departedAt: instant('departed_at'),
    departedHow: text('departed_how', { enum: departureKinds }),
  },
  (table) => [
    uniqueIndex('kindergarten_presence_here').on(table.childId).where(sql`departed_at is null`),
    index('kindergarten_presence_child').on(table.childId, table.onDate),
    index('kindergarten_presence_day').on(table.departmentId, table.onDate),
    check(
      'kindergarten_presence_departed',
      sql`(${table.departedAt} is null) = (${table.departedHow} is null)
        and ${table.departedHow} in (${listOf(departureKinds)})
        and ${table.departedAt} >= ${table.arrivedAt}`,
    ),
  ],
)

/** The tablet of a department. It is known by a token of which only the hash is here. */
export const kindergartenDevice = portal.table(
  'kindergarten_device',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => kindergartenDepartment.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique('kindergarten_device_token'),
    pairedAt: instant('paired_at').notNull().defaultNow(),
    pairedBy: text('paired_by').references(() => user.id, { onDelete: 'set null' }),
    lastSeenAt: instant('last_seen_at'),
    /** Who has given a PIN on it, and until when health and messages are open. */
    openedBy: uuid('opened_by').references(() => kindergartenEmployee.id, { onDelete: 'set null' }),
    openUntil: instant('open_until'),
    shutOffAt: instant('shut_off_at'),
    shutOffBy: text('shut_off_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('kindergarten_device_of').on(table.departmentId),
    index('kindergarten_device_paired_by').on(table.pairedBy),
    index('kindergarten_device_shut_off_by').on(table.shutOffBy),
    index('kindergarten_device_opened_by').on(table.openedBy),
    check(
      'kindergarten_device_name',
      sql`length(${table.name}) between 1 and ${numeral(longest.name)}`,
    ),
  ],
)

/** A code that a leader reads out to a tablet, once and for some minutes. */
export const kindergartenPairing = portal.table(
  'kindergarten_pairing',
  {
    codeHash: text('code_hash').primaryKey(),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => kindergartenDepartment.id, { onDelete: 'cascade' }),
    deviceName: text('device_name').notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('kindergarten_pairing_by').on(table.createdBy)],
)

/**
 * What a tablet recorded, with the time on which it was recorded and the time on which it reached us.
 * A mark that cannot be is kept with the reason.
 */
export const kindergartenMark = portal.table(
  'kindergarten_mark',
  {
    /** From the tablet, so that a repeated request is one mark. */
    id: uuid('id').primaryKey(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => kindergartenDevice.id, { onDelete: 'cascade' }),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: markKinds }).notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    state: text('state', { enum: markStates }).notNull(),
    /** The code of the refusal. */
    refusal: text('refusal'),
    /** The presence that it started or ended. */
    presenceId: uuid('presence_id').references(() => kindergartenPresence.id, {
      onDelete: 'set null',
    }),
    /** The mark that an `undo` takes back; null for the others. */
    undoesId: uuid('undoes_id'),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: text('reviewed_by').references(() => user.id, { onDelete: 'set null' }),
    /** Orders marks of one instant as the tablet made them. */
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    index('kindergarten_mark_child').on(table.childId, table.at),
    index('kindergarten_mark_device').on(table.deviceId),
    index('kindergarten_mark_presence').on(table.presenceId),
    index('kindergarten_mark_reviewed_by').on(table.reviewedBy),
    index('kindergarten_mark_to_review').on(table.receivedAt).where(sql`state = 'to-review'`),
    check('kindergarten_mark_kind', sql`${table.kind} in (${listOf(markKinds)})`),
    check('kindergarten_mark_state', sql`${table.state} in (${listOf(markStates)})`),
    check(
      'kindergarten_mark_undo',
      sql`(${table.kind} = 'undo') = (${table.undoesId} is not null)`,
    ),
    check(
      'kindergarten_mark_refused',
      sql`(${table.state} = 'refused') <= (${table.refusal} is not null)`,
    ),
  ],
)
