import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PayoutOwner } from '../payout-owner.ts'
import type { PayoutState } from '../payout-states.ts'
import { payout } from '../tables.server.ts'
import { decryptPayee } from './payee.server.ts'

/** A payout for staff, with the payee’s name and the masked account. */
export type Payout = Omit<typeof payout.$inferSelect, 'payeeAccount' | 'payeeDetails'>

type Parts = { database: Database; encryption: FieldEncryption }

/** The oldest first. */
export const listPayouts = (
  parts: Parts,
  states: readonly PayoutState[],
  page: { limit: number; offset?: number },
) => list(parts, inArray(payout.state, [...states]), page, asc)

/** Those of one owner, the newest first. */
export const listPayoutsOf = (parts: Parts, { kind, key }: PayoutOwner) =>
  list(parts, and(eq(payout.ownerKind, kind), eq(payout.ownerKey, key)), { limit: 100 }, desc)

async function list(
  { database, encryption }: Parts,
  which: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
  inOrder: typeof asc,
): Promise<Payout[]> {
  const rows = await database
    .select()
    .from(payout)
    .where(which)
    .orderBy(inOrder(payout.preparedAt), inOrder(payout.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ payeeAccount, payeeDetails, ...row }) => ({
    ...row,
    payeeName:
      decryptPayee(encryption, row.id, { ...row, payeeAccount, payeeDetails })?.name ?? null,
  }))
}
