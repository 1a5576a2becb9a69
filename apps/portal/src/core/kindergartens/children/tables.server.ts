import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { day, instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { kindergartenImport } from '../imports/tables.server.ts'
import { longest } from '../limits.ts'
import { kindergartenConsentKind, kindergartenDepartment } from '../setup/tables.server.ts'
import { factSources, healthViewPlaces, placeRequestKinds, placeRequestStates } from '../states.ts'

const person = {
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
}

/** A child. It has no account and no address: those are of its guardians. */
export const kindergartenChild = portal.table(
  'kindergarten_child',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...person,
    bornOn: day('born_on').notNull(),
    /** Eleven digits, encrypted for the row; null for a child that has none yet. */
    nationalId: text('national_id'),
    /** A keyed hash by which an import finds the child. */
    nationalIdIndex: text('national_id_index'),
    source: text('source', { enum: factSources }).notNull(),
    /** The day of the first import in which the child was no longer listed. Nothing ends by itself. */
    missingSince: day('missing_since'),
    /** The import that added it; null for a child that staff added, or whose import is no longer known. */
    importId: uuid('import_id').references(() => kindergartenImport.id, { onDelete: 'set null' }),
    /** Its place as the last file had it: the same line changes nothing, whatever staff have changed since. */
    importedPlace: text('imported_place'),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('kindergarten_child_national_id').on(table.nationalIdIndex),
    index('kindergarten_child_import').on(table.importId),
    check(
      'kindergarten_child_names',
      sql`length(${table.firstName}) between 1 and ${numeral(longest.name)}
        and length(${table.lastName}) between 1 and ${numeral(longest.name)}`,
    ),
    check(
      'kindergarten_child_number',
      sql`(${table.nationalId} is null) = (${table.nationalIdIndex} is null)`,
    ),
    check('kindergarten_child_source', sql`${table.source} in (${listOf(factSources)})`),
  ],
)

/**
 * In which department a child has a place, and when. A move ends one row and starts the next. Of a child
 * no two rows overlap (`kindergarten_enrolment_one_at_a_time`).
 */
export const kindergartenEnrolment = portal.table(
  'kindergarten_enrolment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    departmentId: uuid('department_id')
      .notNull()
      .references(() => kindergartenDepartment.id, { onDelete: 'restrict' }),
    /** Of a full place. */
    percent: smallint('percent').notNull().default(100),
    startsOn: day('starts_on').notNull(),
    /** The last day; null for a place without an end. */
    endsOn: day('ends_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('kindergarten_enrolment_child').on(table.childId, table.startsOn),
    index('kindergarten_enrolment_department').on(table.departmentId, table.startsOn),
    check('kindergarten_enrolment_percent', sql`${table.percent} between 20 and 100`),
    check('kindergarten_enrolment_days', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)

/**
 * A guardian of one or several children. Which account is theirs is never stored: it is the one that has
 * proven this national id (`find-guardian.server.ts`).
 */
export const kindergartenGuardian = portal.table(
  'kindergarten_guardian',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...person,
    /** Eleven digits, encrypted for the row. */
    nationalId: text('national_id').notNull(),
    nationalIdIndex: text('national_id_index').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** Encrypted for the row. */
    address: text('address'),
    /** Their address, phone and email are on no list and shown to no other guardian. */
    hasRestrictedAddress: boolean('has_restricted_address').notNull().default(false),
    source: text('source', { enum: factSources }).notNull(),
    /** Until then no mail names a child or a kindergarten. */
    firstSeenAt: instant('first_seen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('kindergarten_guardian_national_id').on(table.nationalIdIndex),
    check(
      'kindergarten_guardian_names',
      sql`length(${table.firstName}) between 1 and ${numeral(longest.name)}
        and length(${table.lastName}) between 1 and ${numeral(longest.name)}`,
    ),
    check('kindergarten_guardian_source', sql`${table.source} in (${listOf(factSources)})`),
  ],
)

/**
 * What a guardian is to a child. They see and do something only with parental responsibility, once staff
 * have opened it, and never while staff block it: an import changes neither of the two.
 */
export const kindergartenGuardianship = portal.table(
  'kindergarten_guardianship',
  {
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    hasResponsibility: boolean('has_responsibility').notNull(),
    source: text('source', { enum: factSources }).notNull(),
    openedAt: instant('opened_at'),
    openedBy: text('opened_by').references(() => user.id, { onDelete: 'set null' }),
    /** When staff took the access back: it does not wait to be opened. */
    closedAt: instant('closed_at'),
    blockedAt: instant('blocked_at'),
    blockedBy: text('blocked_by').references(() => user.id, { onDelete: 'set null' }),
    /** Only staff read it. */
    blockedBecause: text('blocked_because'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.guardianId] }),
    index('kindergarten_guardianship_of').on(table.guardianId),
    index('kindergarten_guardianship_opened_by').on(table.openedBy),
    index('kindergarten_guardianship_blocked_by').on(table.blockedBy),
    check(
      'kindergarten_guardianship_blocked',
      sql`num_nonnulls(${table.blockedAt}, ${table.blockedBecause}) in (0, 2)
        and length(${table.blockedBecause}) between 1 and ${numeral(longest.reason)}`,
    ),
    check('kindergarten_guardianship_source', sql`${table.source} in (${listOf(factSources)})`),
  ],
)

/** Somebody besides the guardians whom a kindergarten calls, or who may fetch a child. */
export const kindergartenContact = portal.table(
  'kindergarten_contact',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    relation: text('relation').notNull(),
    phone: text('phone').notNull(),
    mayFetch: boolean('may_fetch').notNull().default(false),
    /** May fetch on this day alone. */
    onlyOn: day('only_on'),
    /** Of a guardian with a restricted address only they and staff see it. */
    addedBy: uuid('added_by').references(() => kindergartenGuardian.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('kindergarten_contact_of').on(table.childId).where(sql`removed_at is null`),
    index('kindergarten_contact_by').on(table.addedBy),
    check(
      'kindergarten_contact_texts',
      sql`length(${table.name}) between 1 and ${numeral(longest.name)}
        and length(${table.relation}) between 1 and ${numeral(longest.relation)}
        and length(${table.phone}) between 1 and ${numeral(longest.phone)}`,
    ),
  ],
)

/** Allergies and what else employees have to know. Every look at it is in `kindergarten_health_view`. */
export const kindergartenHealth = portal.table('kindergarten_health', {
  childId: uuid('child_id')
    .primaryKey()
    .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
  /** Encrypted for the row; null for none. */
  allergies: text('allergies'),
  medicines: text('medicines'),
  notes: text('notes'),
  changedAt: instant('changed_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** Who looked at the health data of a child, when and where. Its guardians read it. */
export const kindergartenHealthView = portal.table(
  'kindergarten_health_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    place: text('place', { enum: healthViewPlaces }).notNull(),
    /** The name as it was then; what it was of may be deleted. */
    viewerName: text('viewer_name').notNull(),
    guardianId: uuid('guardian_id').references(() => kindergartenGuardian.id, {
      onDelete: 'set null',
    }),
    /** Of a member of staff with an account. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('kindergarten_health_view_of').on(table.childId, table.at),
    index('kindergarten_health_view_guardian').on(table.guardianId),
    index('kindergarten_health_view_user').on(table.userId),
    check('kindergarten_health_view_place', sql`${table.place} in (${listOf(healthViewPlaces)})`),
  ],
)

/** What one guardian has answered to one kind of consent; the latest one counts from then on. */
export const kindergartenConsent = portal.table(
  'kindergarten_consent',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    kindId: uuid('kind_id')
      .notNull()
      .references(() => kindergartenConsentKind.id, { onDelete: 'restrict' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    isGiven: boolean('is_given').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('kindergarten_consent_of').on(table.childId, table.kindId, table.guardianId, table.at),
    index('kindergarten_consent_guardian').on(table.guardianId),
  ],
)

/** A guardian's request to end or change a place. */
export const kindergartenPlaceRequest = portal.table(
  'kindergarten_place_request',
  {
    id: uuid('id').primaryKey(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: placeRequestKinds }).notNull(),
    /** The last day that the guardian wants, or the first of the change. */
    wantedOn: day('wanted_on').notNull(),
    /** The last day by the notice period, as it was worked out and shown; null for a change. */
    endsOn: day('ends_on'),
    /** Of a change: of a full place, and what else is wanted. */
    percent: smallint('percent'),
    note: text('note'),
    state: text('state', { enum: placeRequestStates }).notNull().default('sent'),
    guardianId: uuid('guardian_id').references(() => kindergartenGuardian.id, {
      onDelete: 'set null',
    }),
    sentAt: instant('sent_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    /** What the guardian reads of the decision. */
    decidedBecause: text('decided_because'),
  },
  (table) => [
    uniqueIndex('kindergarten_place_request_open')
      .on(table.childId, table.kind)
      .where(sql`state = 'sent'`),
    index('kindergarten_place_request_guardian').on(table.guardianId),
    index('kindergarten_place_request_decided_by').on(table.decidedBy),
    check(
      'kindergarten_place_request_values',
      sql`${table.kind} in (${listOf(placeRequestKinds)})
        and ${table.state} in (${listOf(placeRequestStates)})
        and (${table.kind} = 'end') = (${table.endsOn} is not null)
        and ${table.percent} between 20 and 100`,
    ),
    check(
      'kindergarten_place_request_texts',
      sql`length(${table.note}) between 1 and ${numeral(longest.note)}
        and length(${table.decidedBecause}) between 1 and ${numeral(longest.reason)}`,
    ),
  ],
)
