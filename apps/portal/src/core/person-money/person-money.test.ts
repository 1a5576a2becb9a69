import { describe, expect, it, test } from 'vitest'
import type { InvoiceItem } from '#core/invoices/contract.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import type { MoneyRow } from './contract.ts'
import type { Bill } from './money-source.ts'
import { moneySourcesOf } from './money-sources.server.ts'
import { kindOfClaimEntry, kindOfDepositEntry } from './movement-kinds.ts'
import { type MoneyFacts, toPersonMoney } from './to-person-money.ts'
import { totalsOf, yearsOf } from './totals.ts'

const today = '2026-11-28'

const line = (kind: MoneyRow['kind'], amountOre: number, over: Partial<MoneyRow> = {}) => ({
  kind,
  amountOre,
  openOre: 0,
  isDeposit: false,
  ...over,
})

test('sums are of the lines: what takes an earlier one back counts less', () => {
  const isDeposit = true
  expect(
    totalsOf([
      line('invoice', 30_000, { openOre: 10_000 }),
      line('invoice', 20_000, { openOre: -5_000 }),
      line('credit-note', -5_000),
      line('bank-payment', 20_000),
      line('bank-payment', 7),
      line('bank-payment-undone', -7),
      line('card-payment', 20_000),
      line('carried-over', 400),
      line('card-refund', 1),
      line('deposit-received', 1_000, { isDeposit }),
      line('payout', 600, { isDeposit }),
      line('payout-returned', -500, { isDeposit }),
    ]),
  ).toEqual({
    billedOre: 45_000,
    paidOre: 41_000,
    backOre: 101,
    openOre: 10_000,
    owedOre: 5_000,
    depositPaidOre: 1_000,
    depositBackOre: 100,
  })
})

test('years come once, the latest first', () => {
  expect(yearsOf([{ day: '2025-12-31' }, { day: '2026-01-01' }, { day: '2026-11-02' }])).toEqual([
    '2026',
    '2025',
  ])
})

test.each([
  ['invoice-carried-over', -5, 'carried-over'],
  // Told of the invoice that is paid by it.
  ['invoice-carried-over', 5, null],
  // Told as the payment by card.
  ['card-payment-captured', -5, null],
  ['card-payment-reversed', 5, null],
  ['invoice-paid-by-card', -5, null],
  // What was owed was paid out: the claim is no more below 0.
  ['payout-released', 5, 'payout'],
  ['payout-returned', -5, 'payout-returned'],
  ['something-new', 5, 'bill-corrected'],
] as const)('an entry %s of %i on an invoice is %s', (posted, ore, kind) => {
  expect(kindOfClaimEntry(posted, ore)).toBe(kind)
})

test('what nobody has a name for on a deposit account came or was taken back', () => {
  expect(kindOfDepositEntry('something-new', 1)).toBe('deposit-received')
  expect(kindOfDepositEntry('something-new', -1)).toBe('deposit-taken-back')
})

const item = (over: Partial<InvoiceItem>): InvoiceItem => ({
  id: 'an invoice',
  payoutAccountMasked: null,
  invoiceNumber: '300001',
  kid: '003000011',
  amountOre: 30_000,
  creditedOre: 0,
  openOre: 30_000,
  invoicedOn: '2026-11-01',
  dueOn: '2026-12-01',
  paidOn: null,
  periodStart: '2026-12-01',
  periodEnd: '2026-12-31',
  status: 'open',
  creditNumbers: [],
  ...over,
})
const bill = (over: Partial<Bill>): Bill => ({
  kind: 'invoice',
  subjectId: '1',
  number: '200001',
  day: '2026-11-01',
  dueOn: '2026-11-28',
  amountOre: 100,
  openOre: 100,
  isCredited: false,
  text: 'Deposit',
  file: null,
  ...over,
})

function moneyOf(over: {
  invoices?: readonly InvoiceItem[]
  bills?: readonly Bill[]
  underway?: MoneyFacts['underway']
  movements?: MoneyFacts['movements']
  cards?: MoneyFacts['cards']
}) {
  const kind = 'fitness-invoice'
  return toPersonMoney({
    movements: over.movements ?? [],
    cards: over.cards ?? [],
    underway: over.underway ?? [],
    invoices: (over.invoices ?? []).map((one) => ({ item: one, subject: { kind, id: one.id } })),
    bills: (over.bills ?? []).map((one) => ({
      bill: one,
      subject: { kind: 'deposit', id: one.subjectId },
    })),
    describe: ({ kind: of }) => ({
      text: of,
      href: null,
      ways: { invoiceFile: (n) => n, creditNoteFile: (n) => n, payHref: (n) => n, account: '8601' },
    }),
    fileOf: {
      receipt: (paymentId) => ({ kind: 'receipt', address: paymentId }),
      creditNote: (id) => ({ kind: 'credit-note', address: id }),
    },
    today,
  })
}

describe('what is to be paid', () => {
  it('comes by its due date, invoices and bills that nobody owes alike', () => {
    const { due } = moneyOf({
      invoices: [item({ id: 'late', dueOn: '2026-12-24' }), item({ id: 'paid', openOre: 0 })],
      bills: [
        bill({}),
        bill({ number: '2', openOre: 0 }),
        bill({ number: '3', dueOn: '2026-12-25' }),
      ],
    })
    expect(due.map(({ id }) => id)).toEqual(['deposit-200001', 'late', 'deposit-3'])
  })

  it('is not asked for twice while a card is charged', () => {
    const [paying] = moneyOf({ invoices: [item({ status: 'paying' })] }).due
    expect(paying).toMatchObject({ payHref: null, account: null, kid: null })
  })

  test.each([
    [{ dueOn: '2026-11-28' }, 'open'],
    [{ dueOn: '2026-11-27' }, 'overdue'],
    [{ dueOn: '2026-11-27', openOre: 0 }, 'paid'],
    [{ dueOn: null, openOre: 0, isCredited: true }, 'credited'],
  ] as const)('a bill with %o is %s', (over, status) => {
    expect(moneyOf({ bills: [bill(over)] }).rows[0]?.status).toBe(status)
  })
})

test('what is on its way back to a card is not owed a second time', () => {
  const invoices = [item({ openOre: -5_000, status: 'owed' })]
  const returning = (amountOre: number) => [
    {
      id: 'a payment',
      kind: 'refund' as const,
      amountOre,
      subject: { kind: 'fitness-invoice', id: 'an invoice' },
    },
  ]
  expect(moneyOf({ invoices }).owed).toMatchObject([{ amountOre: 5_000 }])
  expect(moneyOf({ invoices, underway: returning(2_000) }).owed).toMatchObject([
    { amountOre: 3_000 },
  ])
  expect(moneyOf({ invoices, underway: returning(5_000) }).owed).toEqual([])
})

describe('what is known of a subject', () => {
  const names = async () => new Map([['1', 'a seat']])
  const kind = {
    kind: 'seat',
    describe: () => 'Seats',
    nameSubjects: names,
  } as Partial<PaymentKind>

  it('is what its payments say, and what its feature says besides', () => {
    const service = 'sports' as const
    const known = moneySourcesOf([{ subject: 'seat', service }], [kind as PaymentKind])
    expect(known.get('seat')).toMatchObject({ name: names, service })
  })

  it('is said by one feature', () => {
    const twice = [{ subject: 'seat' }, { subject: 'seat' }]
    expect(() => moneySourcesOf(twice, [kind as PaymentKind])).toThrow('seat')
    expect(() => moneySourcesOf(twice, [])).toThrow('seat')
  })
})

const card = (over: Partial<MoneyFacts['cards'][number]>): MoneyFacts['cards'][number] => ({
  paymentId: 'a payment',
  subject: { kind: 'court', id: 'a court' },
  text: 'Court 1',
  isReleased: false,
  refundDueOre: 0,
  notes: [],
  ...over,
})

test('a card payment has its receipt, and a refund the credit note of it', () => {
  const moved = {
    day: '2026-11-28',
    amountOre: 300,
    subject: card({}).subject,
    creditNumber: null,
    paymentId: 'a payment',
    payout: null,
  }
  const notes = [{ id: 'a note', amountOre: 300, day: '2026-11-28' }]
  const { rows } = moneyOf({
    movements: [
      { ...moved, entryId: 2, kind: 'card-refund' },
      { ...moved, entryId: 1, kind: 'card-payment' },
      { ...moved, entryId: 3, kind: 'card-payment', paymentId: 'another' },
    ],
    cards: [card({ refundDueOre: 300, notes })],
  })
  expect(rows.map(({ id, files }) => [id, files.map(({ address }) => address)])).toEqual([
    ['2', ['a note']],
    ['1', ['a payment']],
    ['3', []],
  ])
})

test('what was only reserved has a line with its documents that counts in no sum', () => {
  const notes = [{ id: 'a note', amountOre: 300, day: '2026-11-28' }]
  const { rows } = moneyOf({ cards: [card({ isReleased: true, notes }), card({ notes })] })
  expect(rows).toMatchObject([
    {
      kind: 'card-release',
      amountOre: 300,
      files: [{ address: 'a payment' }, { address: 'a note' }],
    },
  ])
  expect(Object.values(totalsOf(rows))).toEqual(Object.values(totalsOf([])))
})
