import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { associationAccount } from '#core/associations/association-account.ts'
import {
  addAssociation,
  addContact,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import { associationHistory } from '#core/associations/tables.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { providerAccount } from '#core/payments/ledger-transaction.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isModulo11 } from '#platform/modulo-11.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { confirmAccount } from '../account/confirm-account.server.ts'
import { enterAccount } from '../account/enter-account.server.ts'
import { boardOf } from '../model/board.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'
import { askPayout } from '../payout/ask-payout.server.ts'
import { associationPayouts } from '../payout/payout-source.server.ts'

export const now = new Date('2026-11-28T10:00:00Z')

/** Of the organisation, in its tests. */
export const organisationIban = 'NO9386011117947'

let serial = 1_503_200_000

/** An account that no other test has. */
export function newAccount(): string {
  for (;;) {
    serial += 1
    for (let digit = 0; digit < 10; digit += 1)
      if (isModulo11(`${serial}${digit}`)) return `${serial}${digit}`
  }
}

/** What the money of associations is tested with, on a database. */
export function moneyTesting(database: Database) {
  const parts = {
    database,
    encryption: testEncryption,
    portalUrl: 'https://portal.example',
    ownAccounts: [organisationIban],
    payoutSources: [associationPayouts],
  }

  /** Money that came by card, or went back: `amountOre` below zero. */
  const receive = (associationId: string, amountOre: number, kind = 'card-payment-captured') => {
    const [from, to] = [associationAccount(associationId), providerAccount]
    return postTransaction(database, {
      key: `test:${randomUUID()}`,
      kind: amountOre < 0 ? 'card-payment-reversed' : kind,
      valueDate: '2026-11-20',
      entries: move(Math.abs(amountOre), amountOre < 0 ? { from: to, to: from } : { from, to }),
      actorId: null,
    })
  }

  /** An association with two contact persons and a treasurer. */
  async function newBoard(values: Parameters<typeof addAssociation>[1] = {}) {
    const { id, name } = await addAssociation(database, values)
    const [first, second, treasurer] = [
      await createMember(database, null),
      await createMember(database, null),
      await createMember(database, null),
    ]
    await addContact(database, id, first)
    await addContact(database, id, second)
    await addRole(database, { associationId: id, userId: treasurer, kind: 'treasurer' })
    const as = (userId: string) => boardOf({ userId }, { id }, now)
    const enter = (userId = first, account = newAccount(), holder = name, at = now) =>
      enterAccount(parts, as(userId), { account, holder }, at)
    const accounts = () =>
      database
        .select()
        .from(associationBankAccount)
        .where(eq(associationBankAccount.associationId, id))
        .orderBy(associationBankAccount.enteredAt)
    const entered = async () =>
      (await accounts()).find(({ state }) => state === 'entered')?.id ?? ''
    const confirm = async (account: string, userId = second, at = now) =>
      confirmAccount(parts, as(userId), { accountId: await entered(), account }, at)
    return {
      id,
      name,
      first,
      second,
      treasurer,
      as,
      enter,
      confirm,
      accounts,
      /** One that counts. @returns its id */
      async withAccount(account = newAccount(), at = now) {
        await enter(first, account, name, at)
        await confirm(account, second, at)
        return (await accounts()).find(({ state }) => state === 'confirmed')?.id ?? ''
      },
      ask: (amountOre: number, accountId: string, at = now, userId = treasurer) =>
        askPayout(database, as(userId), { amountOre, accountId, note: '' }, at),
      requests: () =>
        database
          .select()
          .from(associationPayoutRequest)
          .where(eq(associationPayoutRequest.associationId, id))
          .orderBy(associationPayoutRequest.askedAt),
      receive: (amountOre: number) => receive(id, amountOre),
      history: async () =>
        (
          await database
            .select({ action: associationHistory.action })
            .from(associationHistory)
            .where(eq(associationHistory.associationId, id))
            .orderBy(associationHistory.id)
        ).map(({ action }) => action),
    }
  }

  return { parts, newBoard }
}
