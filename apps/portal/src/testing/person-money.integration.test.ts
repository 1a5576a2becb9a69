import { randomUUID } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/locales'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { staff } from '#core/bank/bank.testing.server.ts'
import { ownIban } from '#core/bank/files/camt054.testing.ts'
import { markPayoutFileSent } from '#core/bank/payouts/payout-files.server.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { lockPayout, returnPayouts } from '#core/bank/payouts/return-payouts.server.ts'
import { settlePayouts } from '#core/bank/payouts/settle-payouts.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { claimOf } from '#core/invoices/accounts.ts'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { undoInvoicePayment } from '#core/invoices/undo-payment.server.ts'
import { balanceOf, balancesOf } from '#core/ledger/balance-of.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { addDemoCardPayment } from '#core/payments/demo/add-card-payment.server.ts'
import { movePayment, seedCaptured } from '#core/payments/payments.testing.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { MoneyRow, PersonMoney } from '#core/person-money/contract.ts'
import { readPersonMoney } from '#core/person-money/read-person-money.server.ts'
import { totalsOf } from '#core/person-money/totals.ts'
import { creditReceipt } from '#core/receipts/credit-receipt.server.ts'
import { buildReceipt } from '#core/receipts/receipts.testing.ts'
import { recordSale } from '#core/receipts/record-sale.server.ts'
import { receiptCreditNote } from '#core/receipts/tables.server.ts'
import {
  newStudent,
  next,
  payers,
  payoutParts,
} from '#features/deposit-account/money/money.testing.server.ts'
import {
  invoiceOf,
  payInvoice,
  testBank,
} from '#features/memberships/testing/invoices.testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { holdServices } from '#platform/services/current-services.ts'
import { moneySources } from '../features.server.ts'
import { newAddress } from './accounts.testing.server.ts'
import { createMember } from './group-classes.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { api, configuration } = createTestPortal(connection, {
  settings: { FITNESS_IBAN: 'NO9386011117947' },
})
const parts = { database, configuration, takesCards: true, moneySources }
const now = new Date('2026-11-28T12:00:00Z')
/** As the receipt has it: the booking is not there. */
const court = expect.stringMatching(/^Squash, Squashbane 1, Blindern, onsdag 25/)
const on = { today: '2026-11-23' }

const read = (userId: string, locale: Locale = 'no') =>
  readPersonMoney(parts, { userId, locale }, now)

/** What somebody has who has had to do with everything. */
async function personWithEverything() {
  const student = await newStudent(database)
  const { userId } = student
  const courts = [randomUUID(), randomUUID()]
  const [paidCourt = '', refundedCourt = ''] = courts
  const card = (over: Partial<Parameters<typeof addDemoCardPayment>[1]>) =>
    database.transaction((transaction) =>
      addDemoCardPayment(transaction, {
        userId,
        subjectKind: 'court',
        subjectId: paidCourt,
        amountOre: 12_000,
        account: null,
        at: new Date('2025-03-14T12:00:00Z'),
        refundedOre: 0,
        refundedAt: new Date('2026-03-20T12:00:00Z'),
        ...over,
      }),
    )
  const paidCourtBy = await card({})
  await sell({ userId, paymentId: paidCourtBy, subjectId: paidCourt })
  await card({ subjectId: refundedCourt, amountOre: 9_050, refundedOre: 3_025 })
  await card({ subjectKind: 'unknown-kind', subjectId: 'x', amountOre: 700 })
  const invoices = await addInvoices(userId, card)
  const payouts = await addDeposit(student)
  return { userId, customerNumber: student.customerNumber, paidCourtBy, invoices, payouts }
}

/** The receipt of a court for 150 kroner. */
function sell(wanted: { userId: string; paymentId: string; subjectId: string }) {
  const { id: _, receiptNumber: __, creditedOre: ___, ...sold } = buildReceipt()
  return database.transaction((transaction) => recordSale(transaction, { ...sold, ...wanted }))
}

type Card = (over: Partial<Parameters<typeof addDemoCardPayment>[1]>) => Promise<string>

/** Five of 449 kroner: paid and credited; paid by mistake; by card; half open; never paid. */
async function addInvoices(userId: string, card: Card) {
  const first = await invoiceOf(database, { userId, membershipId: 7_000_001 })
  const made = [first]
  while (made.length < 4) made.push(await invoiceOf(database, first))
  const [credited, mistaken, byCard, half] = made.map(({ invoice }) => invoice)
  if (!credited || !mistaken || !byCard || !half) throw new Error('there are four')
  await payInvoice(database, credited, 44_900)
  const mistake = await payInvoice(database, mistaken, 44_900)
  await database.transaction((transaction) =>
    undoInvoicePayment(
      transaction,
      { id: mistake, invoiceId: mistaken.id, because: 'Feil faktura' },
      { actorId: userId, ...on },
    ),
  )
  await card({
    subjectKind: 'fitness-invoice',
    subjectId: byCard.id,
    amountOre: 44_900,
    account: claimOf(byCard.id),
    refundedOre: 10_000,
  })
  await payInvoice(database, half, 20_000)
  await database.transaction(async (transaction) => {
    const locked = await lockInvoice(transaction, credited.id)
    const reason = { reason: 'Stengt', createdBy: null, ...on }
    await creditInvoice(transaction, locked, [{ line: 0, amountOre: 5_000 }], reason)
    await carryOver(transaction, { userId, kind: 'fitness' }, { actorId: null, ...on })
  })
  return { credited, mistaken, byCard, half }
}

const [approver, releaser] = [staff('an approver'), staff('a releaser')]

/** Money came, a part was paid and came back, a part did not go through, and a part is on its way. */
async function addDeposit({ customerNumber }: { customerNumber: string }) {
  await registerTransfer(
    payoutParts(database),
    {
      reference: next('R'),
      amountOre: 100_000,
      valueDate: '2026-02-03',
      debtorName: 'Linh Nguyen',
      remittance: customerNumber,
      endToEndId: null,
      customerNumber,
    },
    { ownAccount: ownIban, actor: { kind: 'command' } },
  )
  const ids: string[] = []
  for (const [amountOre, outcome] of [
    [20_000, 'paid'],
    [10_000, 'failed'],
    [5_000, null],
  ] as const) {
    const id = await preparePayout(
      payoutParts(database),
      {
        requestKey: next('request'),
        owner: { kind: 'deposit', key: customerNumber },
        amountOre,
        payee: { name: 'Linh Nguyen', account: '15032080119' },
        message: 'Refund',
        approvedBy: 'an approver',
      },
      approver,
    )
    ids.push(id)
    await releasePayouts(
      payoutParts(database),
      { ids: [id], configuration: payers, executionDate: '2026-11-23' },
      releaser,
    )
    if (outcome) await settle(id, outcome)
  }
  const [paid = ''] = ids
  await database.transaction(async (transaction) => {
    const row = await lockPayout(transaction, paid)
    if (!row) throw new Error('there is no such payout')
    await returnPayouts(
      transaction,
      [{ row, amountOre: 19_500, on: '2026-11-25', reference: null, reason: null }],
      { ...payoutParts(database), actorId: null },
    )
  })
  return ids
}

async function settle(id: string, outcome: 'paid' | 'failed') {
  const [row] = await database.select().from(payout).where(eq(payout.id, id))
  if (row?.fileId == null) throw new Error('it is in no file')
  await markPayoutFileSent(payoutParts(database), row.fileId, releaser)
  await database.transaction((transaction) =>
    settlePayouts(transaction, [{ endToEndId: row.endToEndId, outcome, reason: 'AC04' }], {
      ...payoutParts(database),
      actor: releaser,
      payerIban: null,
    }),
  )
}

/** What a tagged document says. */
async function textOf(response: Response): Promise<string> {
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pdf.isMarked).toBe(true)
  return pdf.said.replaceAll('\u00a0', ' ')
}

const sumOf = (rows: readonly MoneyRow[], ...kinds: readonly MoneyRow['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountOre }) => sum + amountOre, 0)

describe('the money of somebody who has had to do with everything', () => {
  let person: Awaited<ReturnType<typeof personWithEverything>>
  let money: PersonMoney
  beforeAll(async () => {
    person = await personWithEverything()
    money = await read(person.userId)
  })

  it('comes to what the ledger has, to the øre', async () => {
    const { rows } = money
    const totals = totalsOf(rows)
    const ids = Object.values(person.invoices).map(({ id }) => id)
    const claims = await balancesOf(database, 'receivable', ids)
    const openOre = [...claims.values()].reduce((sum, ore) => sum + ore, 0)
    const ofInvoices = rows.filter(({ isDeposit }) => !isDeposit)
    const isOfInvoice = ({ number }: MoneyRow) => number !== null
    const paidOnInvoices = ofInvoices.filter(isOfInvoice)
    expect(
      sumOf(paidOnInvoices, 'invoice', 'credit-note', 'card-refund') -
        sumOf(paidOnInvoices, 'bank-payment', 'bank-payment-undone', 'card-payment'),
    ).toBe(openOre)
    expect(sumOf(rows, 'carried-over')).toBe(5_000)
    expect(rows.reduce((sum, row) => sum + row.openOre, 0)).toBe(openOre)
    const deposit = await balanceOf(database, { kind: 'deposit', key: person.customerNumber })
    expect(totals.depositPaidOre - totals.depositBackOre).toBe(deposit)
    const cards = await balanceOf(database, { kind: 'card-provider', key: 'swedbank-pay' })
    expect(sumOf(rows, 'card-payment') - sumOf(rows, 'card-refund')).toBe(cards)
    const bank = await balanceOf(database, testBank)
    expect(sumOf(rows, 'bank-payment', 'bank-payment-undone')).toBe(bank)
  })

  it('says of each line what it was for, in either language', async () => {
    const text = (found: PersonMoney, wanted: Partial<MoneyRow>) =>
      found.rows.find((row) =>
        Object.entries(wanted).every(([key, is]) => row[key as keyof MoneyRow] === is),
      )
    expect(text(money, { kind: 'card-payment', amountOre: 12_000 })).toMatchObject({
      text: court,
      files: [
        {
          kind: 'receipt',
          address: `/api/frontend/user/finances/receipts/${person.paidCourtBy}?language=no`,
        },
      ],
    })
    // Nothing is known of it any more, or of its kind.
    expect(text(money, { amountOre: 9_050 })).toMatchObject({
      text: 'Booking av bane eller hall',
      files: [],
    })
    expect(text(money, { amountOre: 700 })?.text).toBe('Annet')
    const english = await read(person.userId, 'en')
    expect(text(english, { amountOre: 700 })?.text).toBe('Something else')
    const number = String(person.invoices.half.invoiceNumber)
    expect(text(english, { kind: 'invoice', number })).toMatchObject({
      text: expect.stringMatching(/^Student, /),
      status: 'open',
      files: [{ address: `/api/frontend/user/sports/invoices/${number}?language=en` }],
    })
    expect(text(money, { kind: 'invoice', isDeposit: true })).toMatchObject({
      status: 'paid',
      amountOre: 100_000,
    })
  })

  it('says how far each payout has come, and what came back of it', () => {
    const payouts = money.rows.filter(({ kind }) => kind.startsWith('payout'))
    expect(
      payouts.map(({ kind, amountOre, payout: state }) => [kind, amountOre, state]).toSorted(),
    ).toEqual(
      [
        ['payout', 10_000, 'failed'],
        ['payout', 20_000, 'returned'],
        ['payout', 5_000, 'underway'],
        ['payout-failed', -10_000, null],
        ['payout-returned', -19_500, null],
      ].toSorted(),
    )
  })

  it('has first what is due first, and how it is paid', () => {
    const { mistaken, byCard, half } = person.invoices
    // The credit of the first one has paid a part of the one that is due first.
    expect(money.due.map(({ id, amountOre }) => [id, amountOre])).toEqual([
      [mistaken.id, 39_900],
      [byCard.id, 10_000],
      [half.id, 24_900],
    ])
    expect(money.due[0]).toMatchObject({
      kid: mistaken.kid,
      account: '86011117947',
      payHref: `/min-side/trening/okonomi/faktura/${mistaken.invoiceNumber}/betal`,
    })
  })

  it('is in nobody else’s', async () => {
    const other = await createMember(database, null)
    expect(Object.values(await read(other)).flat()).toEqual([])
  })

  it('is shown without links to pages while the service is switched off, and with its receipt', async () => {
    holdServices({ courts: 'off' })
    try {
      const { rows } = await read(person.userId)
      expect(
        rows.filter(({ kind, amountOre }) => kind === 'card-payment' && amountOre === 12_000),
      ).toMatchObject([{ text: court, href: null, files: [{ kind: 'receipt' }] }])
    } finally {
      holdServices({})
    }
  })

  it('is given out as a document of one year, to its owner', async () => {
    const cookie = await cookiesOf(database, configuration, person.userId, false)
    const ask = (year: string, by = cookie) =>
      api.request(`/api/frontend/user/finances/years/${year}?language=no`, {
        headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress(), cookie: by },
      })
    const response = await ask('2025')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const written = await textOf(response)
    // The payments by card of that year and no others; their refunds came the year after.
    expect(written).toMatch(/Betalt 666,50 kr Fått tilbake 0,00 kr/)
    expect((await ask('1999')).status).toBe(404)
    const other = await createMember(database, null)
    const others = await ask('2025', await cookiesOf(database, configuration, other, false))
    expect(await textOf(others)).toContain('Det skjedde ingenting i 2025.')
  })
}, 120_000)

it('counts what is paid out of an invoice as a payout', async () => {
  const { userId, invoice } = await invoiceOf(database)
  await payInvoice(database, invoice, 50_000)
  await postTransaction(database, {
    key: `payout:${randomUUID()}:released`,
    kind: 'payout-released',
    valueDate: '2026-11-24',
    entries: move(5_100, { from: { kind: 'payouts', key: ownIban }, to: claimOf(invoice.id) }),
    actorId: null,
  })
  const { rows } = await read(userId)
  expect(totalsOf(rows)).toMatchObject({ paidOre: 50_000, backOre: 5_100, openOre: 0 })
  expect(rows.find(({ kind }) => kind === 'payout')?.payout).toBe('underway')
})

it('tells of money of a card before the ledger has it', async () => {
  const userId = await createMember(database, null)
  const wanted = { userId, subjectKind: 'court', amountOre: 8_000 }
  const [refunding, released, captured] = [
    await seedCaptured(database, { ...wanted, subjectId: randomUUID() }),
    await seedCaptured(database, { ...wanted, subjectId: randomUUID() }),
    await seedCaptured(database, { ...wanted, subjectId: randomUUID() }),
  ]
  await database
    .update(payment)
    .set({ refundDueOre: 6_000 })
    .where(inArray(payment.id, [refunding]))
  await movePayment(database, refunding, 'refunding')
  const { underway, rows } = await read(userId)
  expect(underway).toMatchObject([{ id: refunding, kind: 'refund', amountOre: 6_000 }])
  expect(rows).toEqual([])
  expect([released, captured]).not.toContain(underway[0]?.id)
})

it('has the credit note of a refund, and both documents of money that was only reserved', async () => {
  const userId = await createMember(database, null)
  const [refundedCourt, releasedCourt] = [randomUUID(), randomUUID()]
  const refunded = await database.transaction((transaction) =>
    addDemoCardPayment(transaction, {
      userId,
      subjectKind: 'court',
      subjectId: refundedCourt,
      amountOre: 15_000,
      account: null,
      at: new Date('2026-03-14T12:00:00Z'),
      refundedOre: 5_000,
      refundedAt: new Date('2026-03-20T12:00:00Z'),
    }),
  )
  const wanted = { userId, subjectKind: 'court', amountOre: 15_000 }
  const released = await seedCaptured(database, { ...wanted, subjectId: releasedCourt })
  await database.execute(sql`alter table portal.payment disable trigger user`)
  await database.update(payment).set({ state: 'cancelled' }).where(eq(payment.id, released))
  await database.execute(sql`alter table portal.payment enable trigger user`)
  for (const [paymentId, subjectId, amountOre] of [
    [refunded, refundedCourt, 5_000],
    [released, releasedCourt, 15_000],
  ] as const) {
    await sell({ userId, paymentId, subjectId })
    await database.transaction((transaction) =>
      creditReceipt(transaction, { paymentId, amountOre, cause: 'by-staff', actorId: null }),
    )
  }
  const notes = await database.select().from(receiptCreditNote)
  const noteOf = (ore: number) => {
    const id = notes.find(({ amountOre }) => amountOre === ore)?.id
    return `/api/frontend/user/finances/credit-notes/${id}?language=no`
  }
  const receiptOf = (id: string) => `/api/frontend/user/finances/receipts/${id}?language=no`
  const { rows } = await read(userId)
  const files = new Map(rows.map((row) => [row.kind, row.files.map(({ address }) => address)]))
  expect(Object.fromEntries(files)).toEqual({
    'card-payment': [receiptOf(refunded)],
    'card-refund': [noteOf(5_000)],
    'card-release': [receiptOf(released), noteOf(15_000)],
  })
  expect(totalsOf(rows)).toMatchObject({ paidOre: 15_000, backOre: 5_000 })
})
