import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import { accountActivity } from '#core/accounts/activity/tables.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { unusedAccounts } from '#core/accounts/unused-accounts.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { PrivacyParts } from './collect-personal-data.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { composeUnusedDeletedMail, composeUnusedMail } from './privacy-mails.server.ts'
import { earliestDeletion, unusedAccountLimits } from './retention-rules.ts'

type Parts = PrivacyParts & { portalUrl: string }

const batchSize = 100

/** Some feature needs the account although nobody logs in. */
export function isNeeded(personalTables: Parts['personalTables'], today: string) {
  const reasons = personalTables.flatMap(({ retainsUnused }) =>
    retainsUnused ? [retainsUnused(accountActivity.userId, today)] : [],
  )
  return or(sql`false`, ...reasons) ?? sql`false`
}

/**
 * Notifies owners of accounts that have hardly been used that they will be deleted. A login removes
 * the warning (by a trigger); the next one follows after the same time again.
 * @returns how many were notified
 */
export async function warnUnused(
  { database, personalTables, portalUrl }: Omit<Parts, 'encryption'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const today = osloDate(now)
  const months = (await readMonths(database))(unusedAccounts)
  const { warnUsedUntil } = unusedAccountLimits(today, months)
  let warned = 0
  let inBatch = 0
  do {
    signal?.throwIfAborted()
    inBatch = await database.transaction(async (transaction) => {
      const due = await transaction
        .select({ userId: accountActivity.userId })
        .from(accountActivity)
        .where(
          and(
            isNull(accountActivity.warnedOn),
            lte(accountActivity.lastUsedOn, warnUsedUntil),
            not(isNeeded(personalTables, today)),
          ),
        )
        .orderBy(accountActivity.userId)
        .limit(batchSize)
        .for('no key update', { skipLocked: true })
      if (due.length === 0) return 0
      const ids = due.map(({ userId }) => userId)
      const people = await transaction
        .select({ email: user.email, locale: profile.language })
        .from(user)
        .leftJoin(profile, eq(profile.userId, user.id))
        .where(inArray(user.id, ids))
      const mails = people.map(({ email, locale }) => ({
        to: email,
        ...composeUnusedMail(
          { portalUrl, locale: locale ?? defaultLocale },
          { deletedOn: earliestDeletion(today), months },
        ),
      }))
      await transaction.execute(sql`
        with warned as (
          update ${accountActivity} set warned_on = ${today}
          where ${accountActivity.userId} = any(${sql.param(ids)}::text[])
        )
        select count(graphile_worker.add_job(${sendMail.name}, mail))
        from json_array_elements(${JSON.stringify(mails)}::json) as mail`)
      return due.length
    })
    warned += inBatch
  } while (inBatch === batchSize)
  return warned
}

/**
 * Deletes accounts whose owners were warned in time and have not logged in since. Each is looked at
 * again behind its locks: a login in the last moment keeps it.
 * @returns how many were deleted
 */
export async function deleteUnused(
  { portalUrl, ...parts }: Parts,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { database, personalTables } = parts
  const today = osloDate(now)
  const months = (await readMonths(database))(unusedAccounts)
  const { deleteUsedUntil, deleteWarnedUntil } = unusedAccountLimits(today, months)
  const isUnused = and(
    lte(accountActivity.lastUsedOn, deleteUsedUntil),
    lte(accountActivity.warnedOn, deleteWarnedUntil),
    not(isNeeded(personalTables, today)),
  )
  const people = await database
    .select({ userId: accountActivity.userId, locale: profile.language })
    .from(accountActivity)
    .leftJoin(profile, eq(profile.userId, accountActivity.userId))
    .where(isUnused)
    .orderBy(accountActivity.lastUsedOn)
    .limit(batchSize)
  let deleted = 0
  for (const { userId, locale } of people) {
    signal?.throwIfAborted()
    const stillApplies = async (transaction: Database) => {
      const still = await transaction
        .select({ userId: accountActivity.userId })
        .from(accountActivity)
        .where(and(eq(accountActivity.userId, userId), isUnused))
        .for('update')
      return still.length > 0
    }
    const farewell = composeUnusedDeletedMail(
      { portalUrl, locale: locale ?? defaultLocale },
      months,
    )
    // What blocks a deletion by its owner blocks this one: the account stays for now.
    const isDeleted = await deleteAccount(parts, userId, {
      farewell,
      stillApplies,
    }).catch((error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    })
    if (isDeleted) deleted += 1
  }
  return deleted
}
