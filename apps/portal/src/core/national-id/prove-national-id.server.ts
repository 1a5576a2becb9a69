import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#core/accounts/tables.server.ts'
import { normaliseNationalId } from '#core/personal-data/national-id.ts'
import type { NationalIdProof } from '#core/personal-data/national-id-proof.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeClaimLapsedMail } from './national-id-mails.server.ts'
import {
  indexNationalId,
  type NationalIdHashes,
  nationalIdLocation,
} from './read-national-id.server.ts'
import { nationalId } from './tables.server.ts'

/** An account and the number that it claims. */
export type NationalIdClaim = { readonly userId: string; readonly hashes: NationalIdHashes }

/**
 * Makes a national id the proven one of an account and replaces any earlier one. Claims of other
 * accounts to the number lapse, and their owners are notified by email.
 * @returns false if another account has proven the number
 */
export async function proveNationalId(
  database: Database,
  encryption: FieldEncryption,
  proof: { userId: string; number: string; provenBy: NationalIdProof },
): Promise<boolean> {
  const { userId, provenBy } = proof
  const digits = normaliseNationalId(proof.number)
  if (!digits) throw new Error('A national id has eleven digits')
  const hashes = indexNationalId(encryption, digits)
  const row = {
    number: encryption.encrypt(digits, nationalIdLocation(userId)),
    numberIndex: hashes[0],
    savedAt: sql`now()`,
    provenBy,
    provenAt: sql`now()`,
  }
  return database.transaction(async (transaction) => {
    await lockNationalIds(transaction, [hashes])
    const [owner] = await transaction
      .select({ userId: nationalId.userId })
      .from(nationalId)
      .where(and(inArray(nationalId.numberIndex, hashes), isNotNull(nationalId.provenAt)))
    if (owner && owner.userId !== userId) return false
    // The first proof is kept.
    if (!owner)
      await transaction
        .insert(nationalId)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: nationalId.userId, set: row })
    await lapseOtherClaims(transaction, [{ userId, hashes }])
    return true
  })
}

/**
 * Proves many claims in a few statements. A claim to a number that another account has proven stays
 * a claim, as does the second of two claims to the same number.
 */
export async function proveClaims(
  transaction: Database,
  provenBy: NationalIdProof,
  claims: readonly NationalIdClaim[],
): Promise<void> {
  if (claims.length === 0) return
  const numbers = new Set<string>()
  const first = claims.filter(({ hashes: [number] }) => !numbers.has(number) && numbers.add(number))
  await lockNationalIds(
    transaction,
    first.map(({ hashes }) => hashes),
  )
  const { rows } = await transaction.execute(sql`
    with given as (${listOf(first)})
    update ${nationalId} as claim
    set proven_by = ${provenBy}, proven_at = now(), number_index = given.current_index
    from given
    where claim.user_id = given.user_id and claim.number_index = given.number_index
      and claim.proven_at is null
      and not exists (
        select from given as same
        join ${nationalId} as owner on owner.number_index = same.number_index
        where same.current_index = given.current_index and owner.proven_at is not null)
    returning claim.user_id as "userId"`)
  const proven = new Set(UserIds.parse(rows).map(({ userId }) => userId))
  await lapseOtherClaims(
    transaction,
    first.filter(({ userId }) => proven.has(userId)),
  )
}

const UserIds = z.array(z.object({ userId: z.string() }))

/**
 * Serialises transactions that use the same number. Take these locks before any row lock; they are
 * taken in one order, under the oldest key, which every instance has.
 */
export async function lockNationalIds(
  transaction: Database,
  numbers: readonly NationalIdHashes[],
): Promise<void> {
  const keys = numbers.map((hashes) => hashes.at(-1))
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${sql.param(keys)}::text[]) as key order by key) as ordered`)
}

/** The mail is the same for every reason: it does not say that, or by whom, the number was proven. */
async function lapseOtherClaims(
  transaction: Database,
  proven: readonly NationalIdClaim[],
): Promise<void> {
  if (proven.length === 0) return
  const { rows } = await transaction.execute(sql`
    with given as (${listOf(proven)})
    delete from ${nationalId} as claim using given
    where claim.number_index = given.number_index and claim.user_id <> given.user_id
      and claim.proven_at is null
    returning claim.user_id as "userId"`)
  const lapsed = UserIds.parse(rows).map(({ userId }) => userId)
  if (lapsed.length === 0) return
  const holders = await transaction
    .select({ email: user.email, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(inArray(user.id, lapsed))
  for (const { email, language } of holders)
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeClaimLapsedMail(language ?? defaultLocale),
    })
}

/** One row for each hash of each claim. */
function listOf(claims: readonly NationalIdClaim[]) {
  const rows = claims.flatMap(({ userId, hashes }) =>
    hashes.map((hash) => ({ userId, current: hashes[0], hash })),
  )
  return sql`select * from unnest(
    ${sql.param(rows.map(({ userId }) => userId))}::text[],
    ${sql.param(rows.map(({ current }) => current))}::text[],
    ${sql.param(rows.map(({ hash }) => hash))}::text[]
  ) as listed (user_id, current_index, number_index)`
}
