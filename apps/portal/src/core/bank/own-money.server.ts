import { inArray } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bankCustomer } from './tables.server.ts'

/** The customers of the bank account that are the actor; of payouts of every kind: `own-payouts.server.ts`. */
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
  return { users, customers: new Set(await findCustomersOf(transaction, users)) }
}

/** The customer numbers of accounts of the portal. */
export async function findCustomersOf(
  database: Database,
  users: ReadonlySet<string>,
): Promise<readonly string[]> {
  const rows = await database
    .select({ customerNumber: bankCustomer.customerNumber })
    .from(bankCustomer)
    .where(inArray(bankCustomer.userId, [...users]))
  return rows.map(({ customerNumber }) => customerNumber)
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
