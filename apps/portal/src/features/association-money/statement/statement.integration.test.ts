import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { associationAccount } from '#core/associations/association-account.ts'
import { addRole } from '#core/associations/associations.testing.server.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { toLedgerTransaction } from '#core/payments/ledger-transaction.ts'
import { seedCaptured } from '#core/payments/payments.testing.server.ts'
import { paymentOperation } from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { moneyTesting, now } from '../testing/association-money.testing.server.ts'
import { readStatement } from './read-statement.server.ts'

const { database } = await createTestDatabase()
const { newBoard } = moneyTesting(database)

it('says what was paid for, page by page, to those with the right to the money', async () => {
  const board = await newBoard()
  for (const subjectKind of ['association-fee', 'association-event']) {
    const paymentId = await seedCaptured(database, { subjectKind })
    const [operation] = await database
      .select({ id: paymentOperation.id })
      .from(paymentOperation)
      .where(eq(paymentOperation.paymentId, paymentId))
    const of = { subjectKind, account: associationAccount(board.id) }
    const posted = toLedgerTransaction(
      of,
      { id: operation?.id ?? 0, kind: 'capture' },
      { amountOre: 15_000, at: now },
    )
    await postTransactions(database, posted ? [posted] : [])
  }
  const first = await readStatement(database, board.as(board.treasurer), { before: null, limit: 1 })
  expect(first.entries).toMatchObject([{ kind: 'ticket', balanceOre: 30_000 }])
  const second = await readStatement(database, board.as(board.treasurer), {
    before: first.before,
    limit: 1,
  })
  expect(second).toMatchObject({ entries: [{ kind: 'fee', balanceOre: 15_000 }], before: null })
  const [deputy, stranger] = [
    await createMember(database, null),
    await createMember(database, null),
  ]
  await addRole(database, { associationId: board.id, userId: deputy, kind: 'deputy' })
  for (const [who, code] of [
    [deputy, 'ASSOCIATION_RIGHT_MISSING'],
    [stranger, 'ASSOCIATION_NOT_FOUND'],
  ] as const)
    await expect(
      readStatement(database, board.as(who), { before: null, limit: 1 }),
    ).rejects.toMatchObject({ code })
})
