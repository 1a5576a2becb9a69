import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { goingOf, type OwnMoney, ownPayouts } from '../own-money.server.ts'
import type { PayoutOnItsWay } from './lock-payouts.server.ts'

/**
 * Tells of which payouts a file says nothing when this person uploads it: those that they approved,
 * prepared or are paid by. Whoever released one may upload the file: somebody else has prepared it.
 */
export async function waitsForColleague(
  database: Database,
  encryption: FieldEncryption,
  own: OwnMoney,
): Promise<(row: PayoutOnItsWay) => boolean> {
  const isGoingToThem = await ownPayouts({ database, encryption }, own)
  return (row) =>
    own.users.has(row.approvedBy) ||
    own.users.has(row.preparedBy) ||
    isGoingToThem(goingOf(encryption)(row))
}
