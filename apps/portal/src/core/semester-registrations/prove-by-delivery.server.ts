import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#core/accounts/tables.server.ts'
import { proveClaims } from '#core/national-id/prove-national-id.server.ts'
import { indexNationalId, nationalIdLocation } from '#core/national-id/read-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CheckedLine } from './check-registrations.ts'
import { keysOfPair } from './person-key.server.ts'
import { semesterRegistration } from './tables.server.ts'

/**
 * Proves an account's claim if an institution has delivered the number with the email address that
 * the account has proven. Call it for a new claim or address; `proveDelivered` handles new deliveries.
 */
export async function proveByDelivery(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [claim] = await transaction
      .select({ number: nationalId.number, email: user.email })
      .from(nationalId)
      .innerJoin(user, eq(user.id, nationalId.userId))
      .where(
        and(
          eq(nationalId.userId, userId),
          isNull(nationalId.provenAt),
          eq(user.emailVerified, true),
        ),
      )
    if (!claim) return
    const number = encryption.decrypt(claim.number, nationalIdLocation(userId))
    const pair = keysOfPair(encryption, { nationalId: number, email: claim.email })
    const delivered = await transaction
      .select({ id: semesterRegistration.id })
      .from(semesterRegistration)
      .where(inArray(semesterRegistration.pairKey, pair))
      .limit(1)
    if (delivered.length === 0) return
    const hashes = indexNationalId(encryption, number)
    await proveClaims(transaction, 'delivery', [{ userId, hashes }])
  })
}

const Matches = z.array(z.object({ userId: z.string(), line: z.number() }))

/** Proves the claims of accounts by lines of a delivery with both number and address. */
export async function proveDelivered(
  transaction: Database,
  encryption: FieldEncryption,
  lines: readonly CheckedLine[],
): Promise<void> {
  const pairs = lines.flatMap(({ nationalId: number, email }) =>
    number && email ? [{ email, hashes: indexNationalId(encryption, number) }] : [],
  )
  if (pairs.length === 0) return
  const given = pairs.flatMap(({ email, hashes }, line) =>
    hashes.map((hash) => ({ email, hash, line })),
  )
  const { rows } = await transaction.execute(sql`
    select claim.user_id as "userId", min(given.line) as line
    from unnest(
      ${sql.param(given.map(({ email }) => email))}::text[],
      ${sql.param(given.map(({ hash }) => hash))}::text[],
      ${sql.param(given.map(({ line }) => line))}::int[]
    ) as given (email, number_index, line)
    join ${user} as person on person.email = given.email and person.email_verified
    join ${nationalId} as claim
      on claim.user_id = person.id and claim.number_index = given.number_index
    where claim.proven_at is null
    group by claim.user_id
    order by line`)
  const claims = Matches.parse(rows).flatMap(({ userId, line }) => {
    const pair = pairs[line]
    return pair ? [{ userId, hashes: pair.hashes }] : []
  })
  await proveClaims(transaction, 'delivery', claims)
}
