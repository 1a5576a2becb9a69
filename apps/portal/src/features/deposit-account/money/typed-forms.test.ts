import { describe, expect, it } from 'vitest'
import { TypedPayout, TypedTransfer, toPayoutForm } from './typed-forms.ts'

const problems = (read: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) => read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const transfer = {
  reference: 'REF',
  kroner: '1 250,50',
  valueDate: '2026-11-20',
  customerNumber: '',
  debtorName: '',
  text: '',
}
const payout = {
  key: crypto.randomUUID(),
  customerNumber: '8000 0011',
  kroner: '12',
  method: 'account' as const,
  name: 'Mai',
  account: '1503.20.80119',
  details: '',
  message: 'Refusjon',
  reason: 'Betalt for mye',
  cause: '' as const,
}

describe('an error is beside the field that was typed', () => {
  it.each([
    [{}, []],
    [{ kroner: 'ti' }, [['kroner', 'KRONER_INVALID']]],
    [{ customerNumber: '80000012' }, [['customerNumber', 'CUSTOMER_NUMBER_INVALID']]],
    [
      { reference: ' ', valueDate: '' },
      [
        ['reference', 'REFERENCE_REQUIRED'],
        ['valueDate', 'DATE_REQUIRED'],
      ],
    ],
  ])('of a transfer with %o', (change, expected) => {
    expect(problems(TypedTransfer.safeParse({ ...transfer, ...change }))).toEqual(expected)
  })

  it.each([
    [{}, []],
    [{ account: '15032080118' }, [['account', 'ACCOUNT_INVALID']]],
    [{ method: 'details' as const }, [['details', 'DETAILS_REQUIRED']]],
    [{ method: 'details' as const, details: 'IBAN', account: 'x' }, []],
    [{ name: '' }, [['name', 'PAYEE_REQUIRED']]],
  ])('of a payout with %o', (change, expected) => {
    expect(problems(TypedPayout.safeParse({ ...payout, ...change }))).toEqual(expected)
  })
})

it('a payout is sent in øre, with a payee of one kind', () => {
  expect(toPayoutForm(payout)).toMatchObject({
    amountOre: 12_00,
    customerNumber: '80000011',
    payee: { method: 'account', name: 'Mai', account: '1503.20.80119' },
  })
})
