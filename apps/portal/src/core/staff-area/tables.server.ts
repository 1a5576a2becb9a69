import { locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { session, user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { staffRoles } from './roles.ts'

const roles = () => text('roles', { enum: staffRoles }).array().notNull()
const knownRoles = sql.raw(`array[${staffRoles.map((role) => `'${role}'`).join(', ')}]::text[]`)

/** A person of the staff, who has an account for that work. Who has left stays, with an end. */
export const staffMember = portal.table(
  'staff_member',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    roles: roles(),
    /** None when a command on the server did it. */
    invitedBy: text('invited_by').references(() => user.id, { onDelete: 'set null' }),
    since: instant('since').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** Until then a second factor may be set up: opened by a mailed link, closed by its use. */
    enrolmentUntil: instant('enrolment_until'),
  },
  (table) => [
    check(
      'staff_member_roles',
      sql`cardinality(${table.roles}) > 0 and ${table.roles} <@ ${knownRoles}`,
    ),
  ],
)

/** The authenticator app of a member of staff. */
export const staffFactor = portal.table('staff_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => staffMember.userId, { onDelete: 'cascade' }),
  /** Encrypted for this row. */
  secret: text('secret').notNull(),
  /** None until the first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The step of the last code that was used: it and earlier ones are used up. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Codes tried in this window without success. */
  attempts: integer('attempts').notNull().default(0),
  attemptsSince: instant('attempts_since').notNull().defaultNow(),
})

/** Codes for who has lost the app: each good once, of each only a hash. */
export const staffRecoveryCode = portal.table(
  'staff_recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => staffMember.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/**
 * A login session that has given a code: for a few hours it may do what staff may. It ends with
 * the session, with the membership of the staff, or by itself.
 */
export const staffAccess = portal.table(
  'staff_access',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => staffMember.userId, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Right to the minute. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('staff_access_user').on(table.userId),
    index('staff_access_session').on(table.sessionId),
  ],
)

/**
 * What a member of staff has typed and not sent: it survives a reload, a lost session and another
 * device. Nobody else reads it. Encrypted, for it may speak of anybody's health or money.
 */
export const staffDraft = portal.table(
  'staff_draft',
  {
    userId: text('user_id')
      .notNull()
      .references(() => staffMember.userId, { onDelete: 'cascade' }),
    /** Which form, and of what: `inquiry-answer:0198…`. */
    key: text('key').notNull(),
    /** Encrypted for this row: what the fields hold, as JSON. */
    values: text('values').notNull(),
    /** Of the thing as it was seen when the text was started; null where it has none. */
    version: integer('version'),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('staff_draft_saved_at').on(table.savedAt),
    check('staff_draft_key', sql`${table.key} ~ '^[a-z-]{1,60}(:[A-Za-z0-9_.-]{1,100})?$'`),
  ],
)

/** The filters, order and columns that a member of staff has saved of a list, for themselves alone. */
export const staffView = portal.table(
  'staff_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => staffMember.userId, { onDelete: 'cascade' }),
    /** Which list: `cases`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** As the address of the list has it. */
    search: jsonb('search').$type<Readonly<Record<string, string>>>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_view_name').on(table.userId, table.list, sql`lower(${table.name})`),
    check('staff_view_name_length', sql`length(${table.name}) between 1 and 60`),
  ],
)

/**
 * An invitation to join the staff, or to set up a second factor again. Each address has at most one
 * open.
 */
export const staffInvitation = portal.table(
  'staff_invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Where it is sent, in lower case. */
    email: text('email').notNull(),
    roles: roles(),
    locale: text('locale', { enum: locales }).notNull(),
    /** For somebody of the staff whose second factor was taken away. */
    isReset: boolean('is_reset').notNull().default(false),
    invitedBy: text('invited_by').references(() => user.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Of the link in the last mail that was sent; none before. */
    tokenHash: text('token_hash').unique(),
    /** Accepted, withdrawn, or replaced by another. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('staff_invitation_open').on(table.email).where(sql`${table.closedAt} is null`),
    check('staff_invitation_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'staff_invitation_roles',
      sql`cardinality(${table.roles}) > 0 and ${table.roles} <@ ${knownRoles}`,
    ),
  ],
)
