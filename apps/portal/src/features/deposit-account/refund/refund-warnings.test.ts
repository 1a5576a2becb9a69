import { describe, expect, it } from 'vitest'
import { findRefundWarnings } from './refund-warnings.ts'

const right = {
  route: 'ordinary',
  isAccountUsedByAnother: false,
  appliedName: 'Linh Nguyễn',
  profileName: 'Nguyen Linh',
  // Synthetic: 24 September 2001, with 80 added to the month.
  nationalId: '24890150000',
  birthDate: '2001-09-24',
  balanceOre: 1000,
  invoicedOre: 1000,
} as const

describe('what staff are warned of', () => {
  it.each([
    [{}, []],
    [{ isAccountUsedByAnother: true }, ['ACCOUNT_USED_BY_ANOTHER']],
    [{ profileName: 'Mai Tran' }, ['NAME_DIFFERS']],
    [{ nationalId: null }, ['NATIONAL_ID_MISSING']],
    [{ nationalId: null, route: 'manual' as const }, []],
    [{ nationalId: '99990150000' }, ['NATIONAL_ID_NOT_A_DATE']],
    [{ birthDate: '2001-09-25' }, ['NATIONAL_ID_OTHER_BIRTH_DATE']],
    [{ nationalId: '64090150000' }, []],
    [{ balanceOre: 1001 }, []],
    [{ balanceOre: 999 }, ['BALANCE_BELOW_INVOICE']],
    [{ balanceOre: 1 }, ['BALANCE_BELOW_INVOICE']],
    [{ balanceOre: 0 }, ['NOTHING_THERE']],
    [
      { profileName: 'Mai Tran', isAccountUsedByAnother: true, balanceOre: 0 },
      ['ACCOUNT_USED_BY_ANOTHER', 'NAME_DIFFERS', 'NOTHING_THERE'],
    ],
  ])('of %j: %j', (facts, warnings) => {
    expect(findRefundWarnings({ ...right, ...facts })).toEqual(warnings)
  })
})
