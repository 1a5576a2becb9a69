import { and, inArray, isNotNull } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { decryptPayee, type StoredPayee } from './payouts/payee.server.ts'
import { bankCustomer, payout } from './tables.server.ts'

/** The money in the ledger that belongs to the actor. */
export type OwnMoney = {
  /** Ids of accounts of the portal. */
  readonly users: ReadonlySet<string>
  readonly customers: ReadonlySet<string>
}

const nothing: OwnMoney = { users: new Set(), customers: new Set() }

/** Of a command nothing is its own. */
export async function findOwnMoney(transaction: Database, actor: AuditActor): Promise<OwnMoney> {
  if (actor.kind !== 'staff') return nothing
  const users = await findOwnAccounts(transaction, actor.userId)
  const rows = await transaction
    .select({ customerNumber: bankCustomer.customerNumber })
    .from(bankCustomer)
    .where(inArray(bankCustomer.userId, [...users]))
  return { users, customers: new Set(rows.map(({ customerNumber }) => customerNumber)) }
}

/** @throws {Refusal} OWN_CASE: one of the customers is the actor, by whichever account */
export async function requireOthersMoney(
  transaction: Database,
  actor: AuditActor,
  customerNumbers: readonly (string | null)[],
): Promise<OwnMoney> {
  const own = await findOwnMoney(transaction, actor)
  if (customerNumbers.some((number) => number !== null && own.customers.has(number)))
    throw ownCase()
  return own
}

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** Where a payout goes. The payee is null when it is past its time. */
export type Going = { readonly customerNumber: string; readonly payee: () => StoredPayee | null }

type Row = typeof payout.$inferSelect

export const goingOf =
  (encryption: FieldEncryption) =>
  (row: Row): Going => ({
    customerNumber: row.customerNumber,
    payee: () => decryptPayee(encryption, row.id, row),
  })

/** @throws {Refusal} OWN_CASE: as `findOwnPayouts` */
export async function requireOthersPayouts(
  parts: Parts,
  actor: AuditActor,
  payouts: readonly Going[],
): Promise<OwnMoney> {
  const own = await findOwnMoney(parts.database, actor)
  const isOwn = await ownPayouts(parts, own)
  if (payouts.some(isOwn)) throw ownCase()
  return own
}

/**
 * Finds the actor's own payouts: those of their own money, and those to an account to which their
 * own money was or would have been paid.
 */
export async function ownPayouts(
  { database, encryption }: Parts,
  { customers }: OwnMoney,
): Promise<(going: Going) => boolean> {
  if (customers.size === 0) return () => false
  const rows = await database
    .select()
    .from(payout)
    .where(and(inArray(payout.customerNumber, [...customers]), isNotNull(payout.payeeAccount)))
  const accounts = rows.flatMap((row) => decryptPayee(encryption, row.id, row)?.account ?? [])
  return ({ customerNumber, payee }) => {
    if (customers.has(customerNumber)) return true
    if (accounts.length === 0) return false
    const to = payee()
    const written = to?.details?.replaceAll(/\D/g, '') ?? ''
    return accounts.some((account) => to?.account === account || written.includes(account))
  }
}
