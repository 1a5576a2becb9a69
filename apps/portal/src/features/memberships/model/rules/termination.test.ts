import { expect, it } from 'vitest'
import { cashMembership, defaultSettings as settings } from './membership-facts.ts'
import { buildFacts, frozen } from './rules.testing.ts'
import { checkReinstatement, checkTermination, potentialTerminationDate } from './termination.ts'

const endOn = (today: string, membership: Partial<ReturnType<typeof buildFacts>> = {}) =>
  potentialTerminationDate(buildFacts(membership), { today, settings })

it('counts one month of notice from the first day of the next month', () => {
  expect(endOn('2026-11-01')).toBe('2026-12-31')
  expect(endOn('2026-11-30')).toBe('2026-12-31')
  expect(endOn('2026-12-01')).toBe('2027-01-31')
  expect(endOn('2028-01-31')).toBe('2028-02-29')
})

it('never ends before the commitment does', () => {
  const bound = { startDate: '2026-08-01', commitmentMonths: 12 }
  expect(endOn('2026-11-23', bound)).toBe('2027-07-31')
  expect(endOn('2027-06-30', bound)).toBe('2027-07-31')
  expect(endOn('2027-07-01', bound)).toBe('2027-08-31')
  expect(endOn('2026-11-23', { ...bound, freezes: [frozen('2027-01-01', 2)] })).toBe('2027-09-30')
})

it('no month of notice is a frozen one, which nobody pays', () => {
  expect(endOn('2026-11-23', { freezes: [frozen('2026-12-01')] })).toBe('2027-01-31')
  expect(endOn('2026-11-23', { freezes: [frozen('2026-12-01', 2)] })).toBe('2027-02-28')
})

it('lets a freeze lapse that would begin after the end', () => {
  const member = buildFacts({ freezes: [frozen('2027-03-01')] })
  expect(checkTermination(member, { today: '2026-11-23', settings })).toMatchObject({
    endDate: '2026-12-31',
    lapsed: [{ startDate: '2027-03-01' }],
  })
  const bound = buildFacts({
    startDate: '2026-08-01',
    commitmentMonths: 12,
    freezes: [frozen('2027-03-01')],
  })
  expect(checkTermination(bound, { today: '2026-11-23', settings })).toMatchObject({
    endDate: '2027-08-31',
    lapsed: [],
  })
})

it('is refused while a freeze runs, the second time, and of what is paid once', () => {
  const refusedOn = (today: string, membership: Partial<ReturnType<typeof buildFacts>>) =>
    checkTermination(buildFacts(membership), { today, settings })
  const freezes = [frozen('2026-11-01')]
  expect(refusedOn('2026-11-30', { freezes })).toEqual({ refusal: 'MEMBERSHIP_FROZEN' })
  expect(refusedOn('2026-12-01', { freezes })).toMatchObject({ endDate: '2027-01-31' })
  expect(refusedOn('2026-10-31', { freezes })).toMatchObject({ endDate: '2026-12-31' })
  expect(refusedOn('2026-11-23', { isTerminated: true, endDate: '2026-12-31' })).toEqual({
    refusal: 'MEMBERSHIP_TERMINATED',
  })
  expect(refusedOn('2026-11-23', { membershipCategory: cashMembership })).toEqual({
    refusal: 'MEMBERSHIP_PAID_ONCE',
  })
  expect(endOn('2026-11-23', { isTerminated: true, endDate: '2026-12-31' })).toBeNull()
})

it('does not move an end that is there already', () => {
  expect(endOn('2026-11-23', { endDate: '2026-12-15' })).toBe('2026-12-15')
})

it('says when the last invoice is due: the first of the last month that is paid', () => {
  const dueOn = (today: string, membership: Partial<ReturnType<typeof buildFacts>>) =>
    checkTermination(buildFacts(membership), { today, settings })
  expect(dueOn('2026-11-23', {})).toMatchObject({ lastInvoiceDueDate: '2026-12-01' })
  expect(dueOn('2026-11-23', { freezes: [frozen('2026-12-01')] })).toMatchObject({
    lastInvoiceDueDate: '2027-01-01',
  })
  // Nothing is asked for of a last month that is frozen.
  expect(
    dueOn('2026-12-05', { endDate: '2027-01-31', freezes: [frozen('2027-01-01')] }),
  ).toMatchObject({ endDate: '2027-01-31', lastInvoiceDueDate: '2026-12-01' })
  // The first invoice was for all of it.
  expect(dueOn('2026-11-24', { startDate: '2026-11-23' })).toMatchObject({
    endDate: '2026-12-31',
    lastInvoiceDueDate: '2026-12-07',
  })
  // A month of a commitment that is frozen at its very end is not there to be paid.
  expect(
    dueOn('2026-12-23', {
      startDate: '2026-02-01',
      commitmentMonths: 12,
      freezes: [frozen('2027-01-01')],
    }),
  ).toMatchObject({ endDate: '2027-02-28', lastInvoiceDueDate: '2027-02-01' })
})

it('is taken back unless another membership follows, and leaves the end that there was', () => {
  const check = (plannedEndDate: string | null, nextStartDate: string | null, isSettled = false) =>
    checkReinstatement({ isTerminated: true }, { plannedEndDate, nextStartDate, isSettled })
  expect(check(null, null)).toEqual({ endDate: null })
  expect(check('2027-06-30', null)).toEqual({ endDate: '2027-06-30' })
  expect(check(null, '2030-01-01')).toEqual({ refusal: 'MEMBERSHIP_FOLLOWED' })
  expect(check('2027-06-30', '2027-06-30')).toEqual({ refusal: 'MEMBERSHIP_FOLLOWED' })
  expect(check('2027-06-30', '2027-07-01')).toEqual({ endDate: '2027-06-30' })
  expect(check(null, null, true)).toEqual({ refusal: 'MEMBERSHIP_CREDITED' })
  expect(
    checkReinstatement(
      { isTerminated: false },
      { plannedEndDate: null, nextStartDate: null, isSettled: false },
    ),
  ).toEqual({ refusal: 'MEMBERSHIP_NOT_TERMINATED' })
})
