import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

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
 * `expires_at` is the absolute end and never moves; `updated_at` is the last use (to the hour), from
 * which the idle limit is counted. A trigger announces each ended session to every instance over
 * the channel `portal_session`.
 */
export const session = portal.table(
  'session',
  {
    id: text('id').primaryKey(),
    /** A hash; only the browser's cookie has the token. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** `Firefox`, `Windows`: how the owner tells sessions apart. The full user agent is not stored. */
    browser: text('browser'),
    system: text('system'),
    /** When its owner proved in it who they are, with ID-porten; null where they have not. */
    strongAt: instant('strong_at'),
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

/** Attempts to log in, counted in windows. `key` is a keyed hash and identifies nobody. */
export const loginAttempt = portal.table('login_attempt', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
})

/** What a mailed link permits. */
export const linkPurposes = ['sign-up', 'reset-password', 'change-email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/**
 * A mailed link: valid once, for a short time. Only a hash of its token is stored, so that a reader
 * of the database cannot use it.
 */
export const accountLink = portal.table(
  'account_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    /** The recipient, in lower case. */
    email: text('email').notNull(),
    /** The account that it changes; null before sign-up is complete. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The national id entered at sign-up, encrypted for the row with this token hash. */
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
