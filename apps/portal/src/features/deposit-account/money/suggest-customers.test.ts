import { describe, expect, it } from 'vitest'
import { mostSuggestions, suggestCustomers } from './suggest-customers.ts'

const mai = {
  customerNumber: '80000011',
  fullName: 'Mai Pham',
  birthDate: '2001-05-17',
  outstandingOre: 1_000_00,
}
const ola = { ...mai, customerNumber: '80000003', fullName: 'Ola Lund', birthDate: '2000-01-02' }
const suggest = (
  transfer: { amountOre?: number; debtor?: string; remittance?: string },
  candidates = [ola, mai],
) =>
  suggestCustomers(
    { amountOre: 7, debtor: null, remittance: null, ...transfer },
    candidates,
    '2026-11-22',
  ).map(({ customer, why }) => [customer.customerNumber, ...why])

describe('whose a transfer may be', () => {
  it.each([
    [{ remittance: 'see 80000011' }, [['80000011', 'number']]],
    [{ debtor: 'PHAM MAI' }, [['80000011', 'name']]],
    [{ remittance: 'for Mai Pham 17.05.2001' }, [['80000011', 'birth-date', 'name']]],
    [
      { amountOre: 1_000_00, debtor: 'Mai Pham' },
      [
        ['80000011', 'name', 'amount'],
        ['80000003', 'amount'],
      ],
    ],
    [{ debtor: 'Mai' }, []],
    [{ remittance: 'a gift' }, []],
  ])('%o', (transfer, expected) => {
    expect(suggest(transfer)).toEqual(expected)
  })

  it('a number weighs more than a name and a birth date of another', () => {
    const remittance = '80000003 Mai Pham 17.05.2001'
    expect(suggest({ remittance })).toEqual([
      ['80000003', 'number'],
      ['80000011', 'birth-date', 'name'],
    ])
  })

  it('an amount that many are missing says nothing, and the list is short', () => {
    const many = Array.from({ length: 4 }, (_, index) => ({ ...ola, customerNumber: `n${index}` }))
    expect(suggest({ amountOre: 1_000_00 }, many.slice(1))).toHaveLength(3)
    expect(suggest({ amountOre: 1_000_00 }, many)).toEqual([])
    const named = Array.from({ length: 9 }, (_, index) => ({ ...mai, customerNumber: `n${index}` }))
    expect(suggest({ debtor: 'Mai Pham' }, named)).toHaveLength(mostSuggestions)
  })
})
