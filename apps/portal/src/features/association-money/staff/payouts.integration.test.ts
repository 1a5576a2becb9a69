import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { associationAccount } from '#core/associations/association-account.ts'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { inBatches } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import { importPain002 } from '#core/bank/imports/import-pain002.server.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { payout, payoutFile } from '#core/bank/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { readMoney } from '../board/read-money.server.ts'
import { moneyClosingChecks } from '../closing-checks.server.ts'
import { moneyHandoverItems } from '../handover-items.server.ts'
import { requestKeyOf } from '../model/request-states.ts'
import { withdrawRequest } from '../payout/ask-payout.server.ts'
import { associationPayouts } from '../payout/payout-source.server.ts'
import {
  moneyTesting,
  newAccount,
  now,
  organisationIban,
} from '../testing/association-money.testing.server.ts'
import { approveRequest, declineRequest } from './decide-request.server.ts'
import { listRequestsForStaff } from './list-requests-for-staff.server.ts'
import { removeAccount, showAccount } from './oversee-account.server.ts'
import { startPayout } from './start-payout.server.ts'

const { database } = await createTestDatabase()
const { parts, newBoard } = moneyTesting(database)
const refusal = (code: string) => ({ code })
const staff = (userId: string) =>
  ({ kind: 'staff', userId, roles: ['caseworker'], requestId: 'a request' }) as const
const caseworker = staff(await createMember(database, null))
const approver = staff(await createMember(database, null))
const configuration = {
  TRIVSEL_ENV: 'test',
  ASSOCIATION_IBAN: organisationIban,
  ASSOCIATION_BIC: 'DNBANOKK',
} as const

let messages = 0
const balance = (id: string) => balanceOf(database, associationAccount(id))

/** A board with 1,000 kr, an account that counts, and a request that waits. */
async function newRequest(amountOre = 60_000) {
  const board = await newBoard()
  await board.receive(100_000)
  const account = newAccount()
  const accountId = await board.withAccount(account)
  await board.ask(amountOre, accountId)
  const [request] = await board.requests()
  const requestId = request?.id ?? ''
  const payouts = () =>
    database.select().from(payout).where(eq(payout.ownerKey, board.id)).orderBy(payout.preparedAt)
  const shown = async () =>
    (await readMoney(parts, board.as(board.treasurer))).requests.map(({ state }) => state)
  return {
    ...board,
    account,
    accountId,
    requestId,
    payouts,
    shown,
    approve: (by = caseworker) => approveRequest(parts, by, { requestId, accountId }, now),
    subjectsTo: (userId: string) => subjectsTo(userId),
  }
}

async function subjectsTo(userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    select payload ->> 'subject' as subject from graphile_worker._private_jobs
    where payload ->> 'to' = ${`${userId}@trivsel.example`} order by id`)
  return rows.map(({ subject }) => subject)
}

async function release(id: string): Promise<string> {
  const [fileId = 0] = await releasePayouts(
    parts,
    { ids: [id], configuration, executionDate: '2026-11-30' },
    approver,
  )
  await markPayoutFileSent(parts, fileId, approver)
  const [file] = await database.select().from(payoutFile).where(eq(payoutFile.id, fileId))
  return file?.messageId ?? ''
}

async function answer(original: string, endToEndId: string, status: 'ACSC' | 'RJCT') {
  messages += 1
  const text = pain002({
    messageId: `MONEY-${messages}`,
    original,
    payments: [{ endToEndId, status }],
  })
  await importPain002(parts, { bytes: inBatches(text), actor: approver })
}

describe('a request', () => {
  it('is for no more than there is, to the account that was shown, and one at a time', async () => {
    const board = await newBoard()
    await board.receive(50_000)
    await expect(board.ask(1_000, crypto.randomUUID())).rejects.toMatchObject(
      refusal('ACCOUNT_MISSING'),
    )
    const accountId = await board.withAccount()
    await expect(board.ask(1_000, crypto.randomUUID())).rejects.toMatchObject(
      refusal('ACCOUNT_CHANGED'),
    )
    await expect(board.ask(50_001, accountId)).rejects.toMatchObject(refusal('PAYOUT_TOO_MUCH'))
    const outcomes = await Promise.allSettled(
      [board.treasurer, board.first, board.second].map((who) =>
        board.ask(20_000, accountId, now, who),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await board.requests()).toHaveLength(1)
  })

  it('is withdrawn by the board until it is decided', async () => {
    const of = await newRequest()
    const board = of.as(of.second)
    await withdrawRequest(database, board, of, now)
    expect(await of.shown()).toEqual(['withdrawn'])
    await expect(of.approve()).rejects.toMatchObject(refusal('PAYOUT_REQUEST_DECIDED'))
    await expect(withdrawRequest(database, board, of, now)).rejects.toMatchObject(
      refusal('PAYOUT_REQUEST_DECIDED'),
    )
    const other = await newBoard()
    await expect(withdrawRequest(database, other.as(other.first), of, now)).rejects.toMatchObject(
      refusal('PAYOUT_REQUEST_NOT_FOUND'),
    )
  })

  it('of an inactive association is taken, of a closed one not', async () => {
    const of = await newRequest()
    await withdrawRequest(database, of.as(of.second), of, now)
    const change = (state: 'inactive' | 'closed', stateReason: 'not-confirmed' | 'by-board') =>
      database.update(association).set({ state, stateReason }).where(eq(association.id, of.id))
    await change('inactive', 'not-confirmed')
    await of.ask(100, of.accountId)
    await change('closed', 'by-board')
    await expect(of.ask(100, of.accountId)).rejects.toMatchObject(refusal('ASSOCIATION_STATE'))
  })

  it('keeps the association open, and is on the list of a new board', async () => {
    const of = await newRequest()
    const count = async () => (await moneyClosingChecks[0]?.count(database, of.id)) ?? -1
    expect(await count()).toBe(1)
    const items = await moneyHandoverItems(database, { associationId: of.id, now })
    expect(items.map(({ key }) => key)).toEqual(['account', 'bank-account', 'payouts'])
    await of.approve()
    expect(await count()).toBe(1)
    const [prepared] = await of.payouts()
    await withdrawPayout(parts, prepared?.id ?? '', approver)
    expect(await count()).toBe(0)
  })
})

describe('staff', () => {
  it('approve a request once, which prepares it for somebody else', async () => {
    const of = await newRequest()
    const outcomes = await Promise.allSettled([of.approve(), of.approve(approver)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await of.payouts()).toMatchObject([
      {
        requestKey: requestKeyOf(of.requestId),
        ownerKind: 'association',
        amountOre: 60_000,
        state: 'prepared',
        payeeAccountMasked: `•••••••••${of.account.slice(-2)}`,
      },
    ])
    expect(await of.shown()).toEqual(['prepared'])
    const { availableOre, balanceOre } = await readMoney(parts, of.as(of.treasurer))
    expect([balanceOre, availableOre]).toEqual([100_000, 40_000])
  })

  it('approve nothing to an account that they have not seen, or for money that is gone', async () => {
    const of = await newRequest()
    const wanted = { requestId: of.requestId, accountId: crypto.randomUUID() }
    await expect(approveRequest(parts, caseworker, wanted, now)).rejects.toMatchObject(
      refusal('ACCOUNT_CHANGED'),
    )
    await of.receive(-70_000)
    await expect(of.approve()).rejects.toMatchObject(refusal('PAYOUT_EXCEEDS_BALANCE'))
    expect(await of.payouts()).toEqual([])
    expect(await of.shown()).toEqual(['waiting'])
  })

  it('decline with a reason that the board is mailed', async () => {
    const of = await newRequest()
    const reason = 'Billettene gjelder et arrangement i mars'
    await declineRequest(parts, caseworker, { requestId: of.requestId, reason }, now)
    const [request] = (await readMoney(parts, of.as(of.first))).requests
    expect(request).toMatchObject({ state: 'declined', reason })
    for (const userId of [of.first, of.second, of.treasurer])
      expect((await of.subjectsTo(userId)).at(-1)).toContain('avslått')
  })

  it('who are members there decide, start, see and remove nothing', async () => {
    const of = await newRequest()
    await addMember(database, { associationId: of.id, userId: caseworker.userId })
    const reason = 'Fordi'
    const own = refusal('OWN_CASE')
    const { id, accountId, requestId } = of
    const start = { id, requestId: crypto.randomUUID(), accountId, amountOre: 100, reason }
    await expect(of.approve()).rejects.toMatchObject(own)
    await expect(
      declineRequest(parts, caseworker, { requestId, reason }, now),
    ).rejects.toMatchObject(own)
    await expect(startPayout(parts, caseworker, start, now)).rejects.toMatchObject(own)
    await expect(showAccount(parts, caseworker, { id, accountId, reason })).rejects.toMatchObject(
      own,
    )
    await expect(
      removeAccount(parts, caseworker, { id, accountId, reason }, now),
    ).rejects.toMatchObject(own)
    // Nor do they release what a colleague has approved.
    await of.approve(approver)
    const [prepared] = await of.payouts()
    await expect(
      releasePayouts(
        parts,
        { ids: [prepared?.id ?? ''], configuration, executionDate: '2026-11-30' },
        caseworker,
      ),
    ).rejects.toMatchObject(own)
  })

  it('pay out what a closed association has left, once for each press', async () => {
    const clerk = staff(await createMember(database, null))
    const of = await newRequest()
    const start = {
      id: of.id,
      requestId: crypto.randomUUID(),
      accountId: of.accountId,
      amountOre: 40_000,
      reason: 'Foreningen er lagt ned',
    }
    await expect(startPayout(parts, clerk, start, now)).rejects.toMatchObject(
      refusal('PAYOUT_REQUEST_WAITS'),
    )
    await withdrawRequest(database, of.as(of.first), of, now)
    await database
      .update(association)
      .set({ state: 'closed', stateReason: 'by-board' })
      .where(eq(association.id, of.id))
    await Promise.all([1, 2].map(() => startPayout(parts, clerk, start, now)))
    expect(await of.payouts()).toMatchObject([{ amountOre: 40_000, state: 'prepared' }])
  })

  it('see a number with a reason alone, and remove an account', async () => {
    const clerk = staff(await createMember(database, null))
    const of = await newRequest()
    const wanted = { id: of.id, accountId: of.accountId, reason: 'Banken spør' }
    expect(await showAccount(parts, clerk, wanted)).toEqual({
      account: of.account,
      holder: of.name,
    })
    await removeAccount(parts, clerk, wanted, now)
    await expect(removeAccount(parts, clerk, wanted, now)).rejects.toMatchObject(
      refusal('ACCOUNT_NOT_FOUND'),
    )
    const entries = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, of.accountId))
      .orderBy(auditEntry.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'association-account-shown',
      'association-account-removed',
    ])
    expect(JSON.stringify(entries)).not.toContain(of.account)
    await expect(of.approve(clerk)).rejects.toMatchObject(refusal('ACCOUNT_MISSING'))
    const { accounts } = await readMoney(parts, of.as(of.first))
    expect(accounts.removed).toMatchObject({ reason: 'Banken spør' })
  })

  it('are told of an account that another association has', async () => {
    const [of, other] = [await newRequest(), await newBoard()]
    await other.withAccount(of.account)
    const { waiting } = await listRequestsForStaff(parts, now)
    const found = waiting.find(({ request }) => request.id === of.requestId)
    expect(found?.money.account).toMatchObject({
      warnings: ['fresh', 'shared'],
      sharedWith: [other.name],
    })
  })
})

describe('what becomes of a payout', () => {
  it('is read by the board, and mailed to it and to who asked', async () => {
    const of = await newRequest()
    await of.approve()
    const [prepared] = await of.payouts()
    const original = await release(prepared?.id ?? '')
    expect(await balance(of.id)).toBe(40_000)
    expect(await of.shown()).toEqual(['on-its-way'])
    await answer(original, prepared?.endToEndId ?? '', 'ACSC')
    expect(await of.shown()).toEqual(['paid'])
    expect(await of.history()).toEqual([
      'account-entered',
      'account-confirmed',
      'payout-asked',
      'payout-approved',
      'payout-paid',
    ])
    expect((await of.subjectsTo(of.treasurer)).at(-1)).toContain('betalt ut')
    const { statement } = await readMoney(parts, of.as(of.treasurer))
    expect(statement.entries).toMatchObject([
      { kind: 'payout', amountOre: -60_000, balanceOre: 40_000 },
      { kind: 'payment', amountOre: 100_000, balanceOre: 100_000 },
    ])
  })

  it('that failed or came back is on the account again, and asked for again', async () => {
    const of = await newRequest()
    await of.approve()
    const [first] = await of.payouts()
    await answer(await release(first?.id ?? ''), first?.endToEndId ?? '', 'RJCT')
    expect(await balance(of.id)).toBe(100_000)
    expect(await of.shown()).toEqual(['failed'])
    const payee = { name: of.name, account: of.account }
    const again = { id: first?.id ?? '', payee, reason: 'Feil i banken' }
    for (const other of [{ account: newAccount() }, { details: 'An account abroad' }])
      await expect(
        prepareAgain(parts, { ...again, payee: { name: of.name, ...other } }, caseworker),
      ).rejects.toMatchObject(refusal('PAYOUT_ACCOUNT_NOT_CONFIRMED'))
    await prepareAgain(parts, again, caseworker)
    expect(await of.shown()).toEqual(['prepared'])
    const [, second] = await of.payouts()
    const original = await release(second?.id ?? '')
    await answer(original, second?.endToEndId ?? '', 'ACSC')
    expect(await of.shown()).toEqual(['paid'])
    // The bank sends it back.
    await answer(original, second?.endToEndId ?? '', 'RJCT')
    expect(await of.shown()).toEqual(['returned'])
    expect(await balance(of.id)).toBe(100_000)
    const later = new Date(now.getTime() + 86_400_000)
    await of.ask(60_000, of.accountId, later)
    // What is asked for once more is paid by that request alone.
    await expect(
      prepareAgain(parts, { ...again, id: second?.id ?? '' }, caseworker),
    ).rejects.toMatchObject(refusal('PAYOUT_ASKED_AGAIN'))
    expect((await of.history()).slice(-4)).toEqual([
      'payout-failed',
      'payout-paid',
      'payout-returned',
      'payout-asked',
    ])
  })

  it('that staff withdrew is shown as stopped', async () => {
    const of = await newRequest()
    await of.approve()
    const [prepared] = await of.payouts()
    await withdrawPayout(parts, prepared?.id ?? '', approver)
    expect(await of.shown()).toEqual(['stopped'])
    await of.ask(100_000, of.accountId)
    expect(await of.shown()).toHaveLength(2)
  })

  it('is not released once a refund has taken the money', async () => {
    const of = await newRequest()
    await of.approve()
    await of.receive(-90_000)
    const [prepared] = await of.payouts()
    await expect(release(prepared?.id ?? '')).rejects.toMatchObject(refusal('PAYOUT_NOT_COVERED'))
    await of.receive(-20_000)
    expect((await readMoney(parts, of.as(of.first))).balanceOre).toBe(-10_000)
  })
})

it('is found by a part of the name of the association', async () => {
  const board = await newBoard()
  await database
    .update(association)
    .set({ name: 'Sjakklubben Tårnet' })
    .where(eq(association.id, board.id))
  const found = (text: string) => associationPayouts.findByText?.(database, text)
  expect(await found('taarnet sjakk')).toEqual([board.id])
  expect(await found('springeren')).toEqual([])
})
