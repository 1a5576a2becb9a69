import { createHash, randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { indexAccount } from '#core/bank/account-index.server.ts'
import { maskAccountNumber } from '#core/bank/account-number.ts'
import { bankAccount, payoutsAccount } from '#core/bank/accounts.ts'
import { encryptPayee } from '#core/bank/payouts/payee.server.ts'
import { payout, payoutFile } from '#core/bank/tables.server.ts'
import { grantAccount } from '#core/grants/accounts.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { exampleAssociation } from '#platform/example-deposit.ts'
import { accountOf } from './add-account.server.ts'
import type { DemoRound } from './add-round.server.ts'
import { at, type DemoApplicant, type DemoWorld } from './demo-world.server.ts'

export type DemoPayout = {
  readonly partId: string
  readonly applicationId: string
  readonly reference: string
  readonly applicant: DemoApplicant
  readonly amountOre: number
  /** A day in Norway. */
  readonly on: string
}

const iban = exampleAssociation.ASSOCIATION_IBAN

/** Payments of some time ago, as the bank's engine has them: it makes only those of today. */
export async function addDemoPayouts(
  world: DemoWorld,
  { meetsOn }: DemoRound,
  payouts: readonly DemoPayout[],
): Promise<void> {
  const { transaction, encryption, caseworkers, approver, now } = world
  const due = payouts.filter(({ on }) => at(on, '12:00') < now)
  if (due.length === 0) return
  const [first = ''] = caseworkers
  const rows: (DemoPayout & { id: string; account: string })[] = []
  for (const one of due)
    rows.push({ ...one, id: randomUUID(), account: await accountOf(world, one.applicant) })
  for (const on of new Set(rows.map((row) => row.on))) {
    const ofDay = rows.filter((row) => row.on === on)
    const messageId = `DEMO-${on}-${meetsOn}`
    const paidAt = at(on, '12:00')
    const [file] = await transaction
      .insert(payoutFile)
      .values({
        messageId,
        payerName: 'Eksempel',
        payerIban: iban,
        payerBic: exampleAssociation.ASSOCIATION_BIC,
        executionDate: on,
        createdAt: paidAt,
        payments: ofDay.length,
        totalOre: ofDay.reduce((sum, { amountOre }) => sum + amountOre, 0),
        sha256: createHash('sha256').update(messageId).digest('hex'),
      })
      .returning({ id: payoutFile.id })
    await transaction.insert(payout).values(
      ofDay.map(({ id, partId, applicationId, reference, applicant, account, amountOre }) => ({
        id,
        requestKey: `grant:${partId}`,
        ownerKind: 'grant' as const,
        ownerKey: applicationId,
        amountOre,
        ...encryptPayee(encryption, id, { name: applicant.name, account, details: null }),
        payeeAccountIndex: indexAccount(encryption, account)[0] ?? null,
        payeeAccountMasked: maskAccountNumber(account),
        message: `Tilskudd ${reference}`,
        endToEndId: id.replaceAll('-', ''),
        approvedBy: first,
        preparedBy: first,
        preparedAt: paidAt,
      })),
    )
    const among = inArray(
      payout.id,
      ofDay.map(({ id }) => id),
    )
    await transaction
      .update(payout)
      .set({
        state: 'released',
        releasedBy: approver,
        releasedAt: paidAt,
        fileId: file?.id ?? null,
      })
      .where(among)
    await transaction.update(payout).set({ state: 'sent', sentAt: paidAt }).where(among)
    await transaction.update(payout).set({ state: 'paid', settledAt: paidAt }).where(among)
  }
  await postTransactions(
    transaction,
    rows.flatMap(({ id, applicationId, amountOre, on }) => [
      {
        key: `payout:${id}:released`,
        kind: 'payout-released',
        valueDate: on,
        actorId: approver,
        entries: move(amountOre, { from: payoutsAccount(iban), to: grantAccount(applicationId) }),
      },
      {
        key: `payout:${id}:paid`,
        kind: 'payout-paid',
        valueDate: on,
        actorId: null,
        entries: move(amountOre, { from: bankAccount(iban), to: payoutsAccount(iban) }),
      },
    ]),
  )
}
