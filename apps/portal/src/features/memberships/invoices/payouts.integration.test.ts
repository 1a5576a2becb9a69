import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inBatches } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import { importPain002 } from '#core/bank/imports/import-pain002.server.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { prepareAgain } from '#core/bank/payouts/prepare-again.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { payout, payoutFile } from '#core/bank/tables.server.ts'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { invoicePayoutAccount } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { invoiceOf, payInvoice, readInvoice } from '../testing/invoices.testing.server.ts'
import { newPerson, startMemberships, waitingMails } from '../testing/memberships.testing.server.ts'
import { invoicePayouts } from './invoice-payouts.server.ts'
import { owedWork } from './list-owed.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const { call, on } = await startMemberships(database)
on('2026-11-23')

const parts = {
  database,
  encryption: testEncryption,
  payoutSources: [invoicePayouts],
  portalUrl: 'https://portal.example',
}
const configuration = {
  TRIVSEL_ENV: 'test',
  FITNESS_IBAN: 'NO1476940500571',
  FITNESS_BIC: 'DNBANOKK',
} as const
const approver = {
  kind: 'staff',
  userId: await newPerson(database),
  roles: ['payout-approver'],
  requestId: 'a request',
} as const
const account = '12345678903'

/** Somebody who has paid 500 kroner too much from a bank. */
async function owed() {
  const member = await invoiceOf(database)
  const { id, invoiceNumber } = member.invoice
  await payInvoice(database, member.invoice, 44_900 + 50_000)
  const describe = async () =>
    (await call(null, 'GET', `staff/sports/invoices/${invoiceNumber}`)).body
  const say = (typed: string, userId = member.userId) =>
    call(userId, 'PUT', `user/sports/invoices/${invoiceNumber}/payout-account`, { account: typed })
  const prepare = (more: object = {}) =>
    call(null, 'POST', `staff/sports/invoices/${id}/payouts`, {
      requestId: randomUUID(),
      amountOre: 50_000,
      account: { typed: account },
      why: 'Betalt for mye',
      ...more,
    })
  const payouts = () =>
    database.select().from(payout).where(eq(payout.ownerKey, id)).orderBy(payout.preparedAt)
  return { ...member, describe, say, prepare, payouts }
}

let messages = 0
async function release(id: string) {
  const wanted = { ids: [id], configuration, executionDate: '2026-11-30' }
  const [fileId = 0] = await releasePayouts(parts, wanted, approver)
  await markPayoutFileSent(parts, fileId, approver)
  const [file] = await database.select().from(payoutFile).where(eq(payoutFile.id, fileId))
  const [row] = await database.select().from(payout).where(eq(payout.id, id))
  return async (status: 'ACSC' | 'RJCT') => {
    messages += 1
    const text = pain002({
      messageId: `INVOICE-${messages}`,
      original: file?.messageId ?? '',
      payments: [{ endToEndId: row?.endToEndId ?? '', status }],
    })
    await importPain002(parts, { bytes: inBatches(text), actor: approver })
  }
}

it('goes to the account that the member has said, which staff see masked', async () => {
  const { userId, invoice, say, prepare, describe, payouts } = await owed()
  expect((await say('12345678901')).body).toEqual({ error: 'ACCOUNT_INVALID' })
  expect((await say('8601 11 17947')).body).toEqual({ error: 'ACCOUNT_OWN' })
  expect((await say(account, await newPerson(database))).body).toEqual({
    error: 'INVOICE_NOT_FOUND',
  })
  expect((await say('1234 56 78903')).status).toBe(200)
  expect(JSON.stringify(await describe())).not.toContain(account)
  const masked = (await describe()).payoutAccountMasked
  const [stored] = await database
    .select()
    .from(invoicePayoutAccount)
    .where(eq(invoicePayoutAccount.invoiceId, invoice.id))
  expect(stored?.accountNumber).not.toContain(account)
  expect((await prepare({ account: { masked: '•••••••••11' } })).body).toEqual({
    error: 'INVOICE_CHANGED',
  })
  const request = { requestId: randomUUID(), account: { masked } }
  const answers = await Promise.all([prepare(request), prepare(request)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await describe()).toMatchObject({
    owedOre: 0,
    payoutAccountMasked: null,
    payouts: [{ amountOre: 50_000, state: 'prepared' }],
  })
  const [row] = await payouts()
  const settle = await release(row?.id ?? '')
  await settle('ACSC')
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: 0 })
  expect((await describe()).payouts).toMatchObject([{ state: 'paid' }])
  const subjects = (await waitingMails(database)).map(({ subject }) => subject)
  expect(subjects).toContain('Vi har betalt tilbake')
  expect((await call(userId, 'GET', 'user/sports/invoices')).body.items[0].status).toBe('paid')
})

it('is promised once: what waits to be released goes nowhere else', async () => {
  const { userId, membershipId, invoice, prepare, describe, payouts } = await owed()
  const answers = await Promise.all([prepare(), prepare()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { invoice: next } = await invoiceOf(database, { userId, membershipId })
  const carry = () =>
    database.transaction((transaction) =>
      carryOver(transaction, { userId, kind: 'fitness' }, { actorId: null, today: '2026-11-23' }),
    )
  expect(await carry()).toEqual([])
  const [row] = await payouts()
  await withdrawPayout(parts, row?.id ?? '', approver)
  expect((await describe()).owedOre).toBe(50_000)
  expect(await carry()).toMatchObject([{ amountOre: 44_900 }])
  expect(await readInvoice(database, next.id)).toMatchObject({ openOre: 0 })
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: -5_100 })
  // Prepared once more it would be more than is owed now.
  await expect(
    prepareAgain(
      parts,
      { id: row?.id ?? '', payee: { name: 'Kari', account }, reason: 'Riktig konto' },
      approver,
    ),
  ).rejects.toMatchObject({ code: 'INVOICE_CHANGED' })
})

it('is owed again when the bank refuses it, or sends it back', async () => {
  const { invoice, prepare, payouts } = await owed()
  await prepare()
  const [first] = await payouts()
  const refuse = await release(first?.id ?? '')
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: 0 })
  await refuse('RJCT')
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: -50_000 })
  await prepare()
  const [, second] = await payouts()
  const settle = await release(second?.id ?? '')
  await settle('ACSC')
  await settle('RJCT')
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: -50_000 })
  const subjects = (await waitingMails(database)).map(({ subject }) => subject)
  expect(subjects.filter((one) => one === 'Vi fikk ikke betalt til kontoen din')).toHaveLength(2)
})

it('staff see what is owed first, the day by law before others, and a number in the menu', async () => {
  const { membershipId, invoice: sent } = await invoiceOf(database)
  await payInvoice(database, sent, 44_900 + 1_000)
  const late = await owed()
  const boughtOn = sent.invoicedOn
  await database
    .update(fitnessMembership)
    .set({
      orderId: randomUUID(),
      endDate: addDays(boughtOn, 7),
      terminatedOn: addDays(boughtOn, 8),
      terminationReason: 'OTHER',
      lastInvoiceDueOn: boughtOn,
    })
    .where(eq(fitnessMembership.id, membershipId))
  const list = async () => (await call(null, 'GET', 'staff/sports/invoices')).body.items
  const [first, ...others] = await list()
  expect(first).toMatchObject({ id: sent.id, owedOre: 1_000, payBackBy: addDays(boughtOn, 21) })
  const places = others.map(({ owedOre }: { owedOre: number }) => owedOre > 0)
  expect(places.indexOf(true)).toBe(0)
  expect(places.lastIndexOf(true)).toBe(places.indexOf(false) - 1)
  const staff = { ...approver, roles: ['sports'] } as const
  const before = await owedWork.count(database, staff)
  await late.prepare()
  expect((await owedWork.count(database, staff)).waiting).toBe(before.waiting - 1)
})
