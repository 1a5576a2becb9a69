import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A person with an account. */
export const user = portal.table(
  'user',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Always in lower case: two spellings of one address are one account. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('user_email_lower_case', sql`${table.email} = lower(${table.email})`)],
)

/**
 * `expires_at` is the absolute end and never moves; `updated_at` is when the session was last used
 * (to the hour), which the idle limit is counted from. Ending one tells every instance over the
 * channel `portal_session` (a trigger, so that no caller can forget).
 */
export const session = portal.table(
  'session',
  {
    id: text('id').primaryKey(),
    /** A hash: the token itself is in the browser's cookie alone. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** `Firefox`, `Windows`: how their owner tells sessions apart. Never all that the browser said. */
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [index('session_user').on(table.userId)],
)

/** One way to log in as a user; with `provider_id` "credential" it is the password hash. */
export const account = portal.table(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Everybody has one password and at most one account with each provider.
    uniqueIndex('account_user').on(table.userId, table.providerId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
)

/** Attempts to log in, counted in windows. `key` is a keyed hash: nobody can be read out of it. */
export const loginAttempt = portal.table('login_attempt', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
})

/** What a mailed link lets its reader do. */
export const linkPurposes = ['sign-up', 'reset-password', 'change-email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/**
 * A link that was mailed: good once, and not for long. Only a hash of its token is kept, so that
 * nobody who reads the database can use one.
 */
export const accountLink = portal.table(
  'account_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    /** Where it was sent, in lower case. */
    email: text('email').notNull(),
    /** Whose account it changes; none before there is an account. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** A national id that was given at sign-up, encrypted for the row with this token hash. */
    nationalId: text('national_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_link_user').on(table.userId),
    index('account_link_email').on(table.email),
    index('account_link_expires').on(table.expiresAt),
    check('account_link_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
)
