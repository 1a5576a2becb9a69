import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { goingOf, type OwnMoney, ownPayouts } from '../own-money.server.ts'
import type { PayoutInTransit } from './lock-payouts.server.ts'

/**
 * Returns a predicate for the payouts that this uploader's file must not settle: those that they
 * approved, prepared or receive. The person who released a payout may upload the file, since another
 * person prepared it.
 */
export async function waitsForColleague(
  database: Database,
  encryption: FieldEncryption,
  own: OwnMoney,
): Promise<(row: PayoutInTransit) => boolean> {
  const isGoingToThem = await ownPayouts({ database, encryption }, own)
  return (row) =>
    own.users.has(row.approvedBy) ||
    own.users.has(row.preparedBy) ||
    isGoingToThem(goingOf(encryption)(row))
}
