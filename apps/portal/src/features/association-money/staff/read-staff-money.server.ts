import { and, eq, inArray, sql } from 'drizzle-orm'
import { decryptNumber } from '#core/association-accounts/account-secrets.server.ts'
import { usedStates } from '#core/association-accounts/account-states.ts'
import { associationBankAccount as bankAccount } from '#core/association-accounts/tables.server.ts'
import { sumComingTickets } from '#core/associations/coming-tickets.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { indexAccount } from '#core/bank/account-index.server.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { selectAccounts, showAccount } from '../account/read-accounts.server.ts'
import { findAccountWarnings } from '../model/account-warnings.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'
import { moneyOwner } from '../payout/ask-payout.server.ts'
import { listRequests } from '../payout/list-requests.server.ts'
import type { StaffAccount, StaffMoney, StaffMoneyDetails } from './contract.ts'

export type StaffMoneyParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
}

const mostShared = 10
const mostRequests = 20

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function findStaffMoney(
  parts: StaffMoneyParts,
  id: string,
  now: Date,
): Promise<StaffMoneyDetails> {
  const { database, encryption } = parts
  const money = (await readStaffMoney(parts, [id], now)).get(id)
  if (!money) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const accounts = await selectAccounts(database, id)
  const entered = accounts.find(({ row }) => row.state === 'entered')
  const requests = await listRequests(database, eq(associationPayoutRequest.associationId, id), {
    limit: mostRequests,
  })
  return {
    ...money,
    entered: entered ? showAccount(encryption, entered) : null,
    requests: requests.map(({ view }) => view),
  }
}

/** By association: what staff decide a payout by. */
export async function readStaffMoney(
  parts: StaffMoneyParts,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StaffMoney>> {
  const { database } = parts
  const rows = await database
    .select({ id: association.id, name: association.name, state: association.state })
    .from(association)
    .where(inArray(association.id, [...ids]))
  const balances = await balancesOf(database, 'association', ids)
  const tickets = await sumComingTickets(database, ids, now)
  const all = new Map<string, StaffMoney>()
  for (const row of rows)
    all.set(row.id, {
      ...row,
      balanceOre: balances.get(row.id) ?? 0,
      availableOre: await availableOre(database, moneyOwner(row.id)),
      comingTicketsOre: tickets.get(row.id) ?? 0,
      account: await findStaffAccount(parts, row, now),
    })
  return all
}

/** The account that counts, with what is to be looked at. */
async function findStaffAccount(
  { database, encryption }: StaffMoneyParts,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<StaffAccount | null> {
  const accounts = await selectAccounts(database, id)
  const found = accounts.find(({ row }) => row.state === 'confirmed')
  if (!found?.row.confirmedAt) return null
  const shown = showAccount(encryption, found)
  const indexes = indexAccount(encryption, decryptNumber(encryption, found.row))
  const sharedWith = await findShared(database, id, indexes)
  const isPersonal =
    (await database.$count(
      payout,
      and(inArray(payout.payeeAccountIndex, [...indexes]), eq(payout.ownerKind, 'deposit')),
    )) > 0
  const warnings = findAccountWarnings(
    {
      confirmedAt: found.row.confirmedAt,
      hasEarlier: accounts.some(({ row }) => row.id !== found.row.id && row.confirmedAt !== null),
      sharedWith,
      isPersonal,
      holder: shown.holder,
      association: name,
    },
    now,
  )
  return { ...shown, warnings, sharedWith }
}

async function findShared(
  database: Database,
  id: string,
  indexes: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ name: association.name })
    .from(bankAccount)
    .innerJoin(association, eq(association.id, bankAccount.associationId))
    .where(
      and(
        inArray(bankAccount.accountIndex, [...indexes]),
        inArray(bankAccount.state, [...usedStates]),
        sql`${bankAccount.associationId} <> ${id}`,
      ),
    )
    .orderBy(association.name)
    .limit(mostShared)
  return rows.map((row) => row.name)
}
