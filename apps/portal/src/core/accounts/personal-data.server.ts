import { eq, or, sql } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { accountActivity } from './activity/tables.server.ts'
import { importedAccount } from './imported/tables.server.ts'
import { account, accountLink, session, user } from './tables.server.ts'
import { untilAccountDeleted } from './unused-accounts.ts'

const { ownId, internal, secret } = withheldBecause

export const accountData: readonly PersonalTable[] = [
  {
    table: user,
    name: m.data_user,
    rowsOf: ({ userId }) => eq(user.id, userId),
    shown: {
      first_name: m.profile_first_name,
      last_name: m.profile_last_name,
      email: m.data_email,
      email_verified: m.data_user_verified,
      created_at: m.data_created,
      updated_at: m.data_updated,
    },
    withheld: { id: ownId },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
    // Later writes to the account wait for this lock, and then find no account.
    lock: async (transaction, userId) => {
      await transaction.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    },
  },
  {
    table: accountActivity,
    name: m.data_activity,
    rowsOf: ({ userId }) => eq(accountActivity.userId, userId),
    shown: { last_used_on: m.data_activity_last, warned_on: m.data_activity_warned },
    withheld: { user_id: ownId },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
  {
    table: importedAccount,
    name: m.data_imported_account,
    rowsOf: ({ userId }) => eq(importedAccount.userId, userId),
    shown: { invited_at: m.data_imported_invited },
    withheld: { user_id: ownId, import_id: internal },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
  {
    table: session,
    name: m.data_session,
    rowsOf: ({ userId }) => eq(session.userId, userId),
    shown: {
      created_at: m.data_created,
      updated_at: m.data_session_last,
      expires_at: m.data_expires,
      browser: m.data_session_browser,
      system: m.data_session_system,
      strong_at: m.data_session_strong,
    },
    withheld: {
      id: internal,
      token: secret,
      user_id: ownId,
    },
    retention: m.data_session_kept,
    onDeletion: 'removed',
  },
  {
    table: account,
    name: m.data_account,
    rowsOf: ({ userId }) => eq(account.userId, userId),
    shown: {
      provider_id: m.data_account_provider,
      account_id: m.data_account_id,
      created_at: m.data_created,
      updated_at: m.data_updated,
    },
    withheld: {
      id: internal,
      user_id: ownId,
      password: secret,
    },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
  {
    table: accountLink,
    name: m.data_link,
    rowsOf: ({ userId, email }) =>
      or(eq(accountLink.userId, userId), eq(accountLink.email, email)) ?? sql`false`,
    shown: {
      purpose: m.data_link_purpose,
      email: m.data_email,
      created_at: m.data_created,
      expires_at: m.data_expires,
      used_at: m.data_used,
    },
    withheld: {
      token_hash: secret,
      user_id: ownId,
      national_id: 'encrypted, and on its way to the account that the link will make',
    },
    retention: m.data_link_kept,
    onDeletion: 'removed',
  },
]
