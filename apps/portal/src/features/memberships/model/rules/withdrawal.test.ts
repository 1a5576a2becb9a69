import { expect, it } from 'vitest'
import { checkWithdrawal, withdrawableUntil, withdrawalToRegister } from './withdrawal.ts'

const bought = { boughtOn: '2026-11-16', endDate: null }
const check = (noticeOn: string, today = noticeOn, membership = {}) =>
  checkWithdrawal({ ...bought, ...membership }, { noticeOn, today })

it('is possible from the day of the purchase to the fourteenth day after it', () => {
  expect(check('2026-11-15')).toEqual({ refusal: 'WITHDRAWAL_DAY_INVALID' })
  expect(check('2026-11-16')).toEqual({ endDate: '2026-11-16' })
  expect(check('2026-11-30')).toEqual({ endDate: '2026-11-30' })
  expect(check('2026-12-01')).toEqual({ refusal: 'WITHDRAWAL_LATE' })
})

it('lasts to the next working day when the fourteenth day is none', () => {
  // A Saturday; Christmas Day, on a Friday.
  expect(withdrawableUntil({ ...bought, boughtOn: '2026-11-14' }, '2026-11-20')).toBe('2026-11-30')
  expect(withdrawableUntil({ ...bought, boughtOn: '2026-12-11' }, '2026-12-12')).toBe('2026-12-28')
})

it('counts from the day on which the member said so, not when staff read it', () => {
  expect(check('2026-11-30', '2026-12-10')).toEqual({ endDate: '2026-11-30' })
  expect(check('2026-11-21', '2026-11-20')).toEqual({ refusal: 'WITHDRAWAL_DAY_INVALID' })
  expect(withdrawalToRegister(bought, '2026-12-30')).toBe('2026-11-30')
  expect(withdrawalToRegister(bought, '2026-12-31')).toBeNull()
  expect(withdrawableUntil(bought, '2026-11-30')).toBe('2026-11-30')
  expect(withdrawableUntil(bought, '2026-12-01')).toBeNull()
})

it('is for purchases online, once', () => {
  expect(check('2026-11-20', '2026-11-20', { boughtOn: null })).toEqual({
    refusal: 'WITHDRAWAL_NOT_ONLINE',
  })
  const ended = { endDate: '2026-11-20' }
  expect(check('2026-11-20', '2026-11-20', ended)).toEqual({ refusal: 'MEMBERSHIP_TERMINATED' })
  expect(check('2026-11-19', '2026-11-20', ended)).toEqual({ endDate: '2026-11-19' })
})
