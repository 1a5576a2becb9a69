import { describe, expect, it } from 'vitest'
import { readOrder } from './read-order.ts'

const transaction = {
  id: '/psp/paymentorders/1/financialtransactions/2',
  created: '2026-11-23T08:00:00.0000000Z',
  type: 'Capture',
  number: 80_100_001_484,
  amount: 15_000,
  payeeReference: '251800000001',
}
const order = {
  id: '/psp/paymentorders/5adc265f-f87f-4313-577e-08d3dca1a26c',
  status: 'Paid',
  amount: 15_000,
  currency: 'NOK',
  remainingReversalAmount: 15_000,
  paid: { id: '…', orderReference: 'booking-123', instrument: 'CreditCard' },
  financialTransactions: { financialTransactionsList: [transaction] },
}
const operations = [
  { method: 'POST', rel: 'reversal', href: 'https://api.payex.com/psp/x', contentType: 'a/b' },
]

describe('an order', () => {
  it.each(['paymentOrder', 'paymentorder'])('is read under the key %s', (key) => {
    expect(readOrder({ [key]: order, operations })).toEqual({
      id: order.id,
      status: 'Paid',
      amountOre: 15_000,
      currency: 'NOK',
      remainingCaptureOre: 0,
      remainingReversalOre: 15_000,
      orderReference: 'booking-123',
      transactions: [
        {
          type: 'Capture',
          number: 80_100_001_484,
          amountOre: 15_000,
          reference: '251800000001',
          at: new Date('2026-11-23T08:00:00Z'),
        },
      ],
      operations: new Map([['reversal', { method: 'POST', href: 'https://api.payex.com/psp/x' }]]),
    })
  })

  it('may omit what was paid, and contain unknown parts', () => {
    const { paid: _, financialTransactions: __, ...bare } = order
    const unknown = [{ rel: 'view-loyalty', method: 'OPTIONS', href: 7 }, 'nonsense']
    const read = readOrder({ paymentOrder: { ...bare, riskRating: null }, operations: unknown })
    expect(read).toMatchObject({ orderReference: null, transactions: [], operations: new Map() })
  })

  it('may have only the addresses of its parts', () => {
    const parts = { paid: { id: '/a' }, financialTransactions: { id: '/b' } }
    expect(readOrder({ paymentOrder: { ...order, ...parts } })?.transactions).toEqual([])
  })

  it.each<[string, object]>([
    ['an unknown status', { status: 'Settled' }],
    ['an amount that is no whole number', { amount: 150.5 }],
    ['an amount below nothing', { amount: -1 }],
    ['an amount beyond reason', { amount: 2e12 }],
    ['an address for its id', { id: 'https://elsewhere.example/psp' }],
    ['an id that leads elsewhere', { id: '//elsewhere.example/psp' }],
    [
      'a transaction without a reference',
      {
        financialTransactions: {
          financialTransactionsList: [{ ...transaction, payeeReference: undefined }],
        },
      },
    ],
    [
      'more transactions than there are',
      { financialTransactions: { financialTransactionsList: Array(1_001).fill(transaction) } },
    ],
  ])('with %s is none', (_, change) => {
    expect(readOrder({ paymentOrder: { ...order, ...change }, operations })).toBeNull()
  })

  it.each([undefined, null, 'text', [], {}, { paymentOrder: null }])('is not %j', (body) => {
    expect(readOrder(body)).toBeNull()
  })
})
