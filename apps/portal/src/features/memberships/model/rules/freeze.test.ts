import { describe, expect, it } from 'vitest'
import {
  canCancelFreeze,
  checkFreeze,
  effectiveWaivers,
  freezeChoices,
  freezePeriods,
  lastEligibleFreezeStartDate,
  waivableFreezeRules,
} from './freeze.ts'
import { cashMembership, commitmentEnd, defaultSettings } from './membership-facts.ts'
import { buildFacts, frozen } from './rules.testing.ts'

const settings = defaultSettings
const on = (today: string, changed: Partial<typeof settings> = {}) => ({
  today,
  settings: { ...settings, ...changed },
})
const ask = (fromDate: string, numberOfMonths = 1) => ({ fromDate, numberOfMonths })
const granted = { period: expect.anything() }

describe('a freeze', () => {
  it('is of whole calendar months', () => {
    expect(checkFreeze(buildFacts(), ask('2027-02-01'), on('2026-11-23'))).toEqual({
      period: { startDate: '2027-02-01', endDate: '2027-02-28' },
    })
    expect(checkFreeze(buildFacts(), ask('2027-02-02'), on('2026-11-23'))).toEqual({
      refusal: 'FREEZE_NOT_WHOLE_MONTHS',
    })
    expect(checkFreeze(buildFacts(), ask('2028-02-01'), on('2027-11-23'))).toMatchObject({
      period: { endDate: '2028-02-29' },
    })
  })

  it('is asked for a month ahead, to the day', () => {
    const january = ask('2027-01-01')
    expect(checkFreeze(buildFacts(), january, on('2026-12-01'))).toEqual(granted)
    expect(checkFreeze(buildFacts(), january, on('2026-12-02'))).toEqual({
      refusal: 'FREEZE_TOO_SOON',
    })
    const march = ask('2027-03-01')
    expect(checkFreeze(buildFacts(), march, on('2027-01-31'))).toEqual(granted)
    expect(checkFreeze(buildFacts(), january, on('2026-11-23', { freezeNotice: 2 }))).toEqual({
      refusal: 'FREEZE_TOO_SOON',
    })
  })

  it('is never of days that are gone, nor of the month that runs', () => {
    const refused = (fromDate: string) => checkFreeze(buildFacts(), ask(fromDate), on('2026-11-01'))
    expect(refused('2026-10-01')).toEqual({ refusal: 'FREEZE_IN_PAST' })
    expect(refused('2026-11-01')).toEqual({ refusal: 'FREEZE_TOO_SOON' })
  })

  it('begins at most twelve months from now', () => {
    expect(checkFreeze(buildFacts(), ask('2027-12-01'), on('2026-12-01'))).toEqual(granted)
    expect(checkFreeze(buildFacts(), ask('2027-12-01'), on('2026-11-30'))).toEqual({
      refusal: 'FREEZE_TOO_FAR',
    })
  })

  it('is of no month that an invoice has been sent for', () => {
    // Bought on the first: its first invoice is for two whole months.
    const bought = buildFacts({ startDate: '2026-11-01', invoicedUntil: '2026-12-31' })
    expect(checkFreeze(bought, ask('2026-12-01'), on('2026-11-01'))).toEqual({
      refusal: 'FREEZE_INVOICED',
    })
    expect(checkFreeze(bought, ask('2027-01-01'), on('2026-11-01'))).toEqual(granted)
    expect(freezeChoices(bought, on('2026-11-01'))[0]?.fromDate).toBe('2027-01-01')
  })

  it('may go beyond notice and limit where staff set them aside, and beyond nothing else', () => {
    const today = '2026-11-16'
    const known = { ...on(today), waivedRules: waivableFreezeRules }
    const member = buildFacts({ invoicedUntil: '2026-11-30' })
    expect(checkFreeze(member, ask('2026-12-01', 4), known)).toEqual(granted)
    expect(checkFreeze(member, ask('2026-12-01'), { ...on(today), waivedRules: [] })).toEqual({
      refusal: 'FREEZE_TOO_SOON',
    })
    expect(
      checkFreeze(member, ask('2027-02-01', 4), { ...on(today), waivedRules: ['FREEZE_TOO_SOON'] }),
    ).toEqual({ refusal: 'FREEZE_LIMIT' })
    const refused = (membership: Partial<typeof member>, fromDate = '2026-12-01') =>
      checkFreeze(buildFacts(membership), ask(fromDate), known)
    expect(refused({ invoicedUntil: '2026-12-31' })).toMatchObject({ period: {} })
    expect(
      checkFreeze(buildFacts({ invoicedUntil: '2026-12-31' }), ask('2026-12-01'), {
        ...on(today),
        waivedRules: ['FREEZE_TOO_SOON', 'FREEZE_LIMIT'],
      }),
    ).toEqual({ refusal: 'FREEZE_INVOICED' })
    expect(refused({}, '2026-11-01')).toEqual({ refusal: 'FREEZE_IN_PAST' })
    expect(refused({ isTerminated: true, endDate: '2027-03-31' })).toEqual({
      refusal: 'MEMBERSHIP_TERMINATED',
    })
    expect(refused({ membershipCategory: cashMembership })).toEqual({
      refusal: 'MEMBERSHIP_PAID_ONCE',
    })
  })

  it('says which of the rules set aside it needed', () => {
    const needed = (fromDate: string, months: number) =>
      effectiveWaivers(buildFacts(), ask(fromDate, months), {
        ...on('2026-11-23'),
        waivedRules: waivableFreezeRules,
      })
    expect(needed('2027-02-01', 1)).toEqual([])
    expect(needed('2026-12-01', 1)).toEqual(['FREEZE_TOO_SOON'])
    expect(needed('2027-02-01', 2)).toEqual(['FREEZE_LIMIT'])
    expect(needed('2026-12-01', 3)).toEqual(['FREEZE_TOO_SOON', 'FREEZE_LIMIT'])
  })

  it('is one month in a calendar year without commitment', () => {
    const once = buildFacts({ freezes: [frozen('2027-02-01')] })
    expect(checkFreeze(once, ask('2027-12-01'), on('2026-12-05'))).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
    expect(checkFreeze(once, ask('2028-01-01'), on('2027-06-05'))).toEqual(granted)
    expect(checkFreeze(buildFacts(), ask('2027-02-01', 2), on('2026-11-23'))).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
  })

  it('over New Year is a month of each year', () => {
    expect(checkFreeze(buildFacts(), ask('2026-12-01', 2), on('2026-10-23'))).toEqual(granted)
    expect(checkFreeze(buildFacts(), ask('2026-12-01', 3), on('2026-10-23'))).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
  })

  it('is two months in the first year of a commitment, and one in a calendar year after it', () => {
    const bound = buildFacts({ startDate: '2026-08-15', commitmentMonths: 12 })
    expect(checkFreeze(bound, ask('2027-01-01', 2), on('2026-11-23'))).toEqual(granted)
    expect(checkFreeze(bound, ask('2027-01-01', 3), on('2026-11-23'))).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
    // August begins in the first year, September after it.
    const twice = { ...bound, freezes: [frozen('2027-01-01', 2)] }
    expect(checkFreeze(twice, ask('2027-08-01'), on('2027-05-23'))).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
    expect(checkFreeze(twice, ask('2027-09-01'), on('2027-05-23'))).toEqual(granted)
    const sinceTheFirst = { ...twice, startDate: '2026-08-01' }
    expect(checkFreeze(sinceTheFirst, ask('2027-08-01'), on('2027-05-23'))).toEqual(granted)
    const later = { ...bound, freezes: [frozen('2027-09-01')] }
    expect(checkFreeze(later, ask('2027-11-01'), on('2027-09-23'))).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
  })

  it('has the limits that staff have set', () => {
    const changed = on('2026-11-23', { uncommittedFreeze: 3 })
    expect(checkFreeze(buildFacts(), ask('2027-02-01', 3), changed)).toEqual(granted)
    expect(checkFreeze(buildFacts(), ask('2027-02-01', 4), changed)).toEqual({
      refusal: 'FREEZE_LIMIT',
    })
  })

  it('overlaps no other', () => {
    const member = buildFacts({ freezes: [frozen('2027-02-01')] })
    const known = on('2026-11-23', { uncommittedFreeze: 9 })
    expect(checkFreeze(member, ask('2027-02-01'), known)).toEqual({ refusal: 'FREEZE_OVERLAPS' })
    expect(checkFreeze(member, ask('2027-01-01', 2), known)).toEqual({ refusal: 'FREEZE_OVERLAPS' })
    expect(checkFreeze(member, ask('2027-01-01'), known)).toEqual(granted)
    expect(checkFreeze(member, ask('2027-03-01'), known)).toEqual(granted)
  })

  it('lies before the end', () => {
    const ending = buildFacts({ endDate: '2027-02-28' })
    expect(checkFreeze(ending, ask('2027-02-01'), on('2026-11-23'))).toEqual(granted)
    expect(checkFreeze(ending, ask('2027-03-01'), on('2026-11-23'))).toEqual({
      refusal: 'FREEZE_AFTER_END',
    })
    const within = buildFacts({ endDate: '2027-03-15' })
    expect(checkFreeze(within, ask('2027-03-01'), on('2026-11-23'))).toEqual({
      refusal: 'FREEZE_AFTER_END',
    })
  })

  it('is for memberships that are paid by the month and not terminated', () => {
    const cash = buildFacts({ membershipCategory: cashMembership })
    expect(checkFreeze(cash, ask('2027-02-01'), on('2026-11-23'))).toEqual({
      refusal: 'MEMBERSHIP_PAID_ONCE',
    })
    const terminated = buildFacts({ isTerminated: true, endDate: '2027-12-31' })
    expect(checkFreeze(terminated, ask('2027-02-01'), on('2026-11-23'))).toEqual({
      refusal: 'MEMBERSHIP_TERMINATED',
    })
  })

  it('can be taken back until the day before it begins', () => {
    expect(canCancelFreeze(frozen('2027-01-01'), '2026-12-31')).toBe(true)
    expect(canCancelFreeze(frozen('2027-01-01'), '2027-01-01')).toBe(false)
  })
})

describe('what can be chosen', () => {
  it('is every month from the notice to twelve months from now, with the most months from each', () => {
    const bound = buildFacts({ startDate: '2026-08-15', commitmentMonths: 12 })
    const choices = freezeChoices(bound, on('2026-11-23'))
    expect(choices[0]).toEqual({ fromDate: '2027-01-01', maxMonths: 2 })
    expect(choices.at(-1)).toEqual({ fromDate: '2027-11-01', maxMonths: 1 })
    // July and August are the last of the first year, and September one of the calendar year.
    expect(choices.find(({ fromDate }) => fromDate === '2027-07-01')?.maxMonths).toBe(3)
    expect(lastEligibleFreezeStartDate(bound, on('2026-11-23'))).toBe('2027-11-01')
  })

  it('is nothing where nothing is left', () => {
    const cash = buildFacts({ membershipCategory: cashMembership })
    expect(freezeChoices(cash, on('2026-11-23'))).toEqual([])
    expect(lastEligibleFreezeStartDate(cash, on('2026-11-23'))).toBeNull()
  })
})

it('periods are past from the day after they end; those that run or come are pending', () => {
  const freezes = [frozen('2027-01-01', 2), frozen('2026-06-01')]
  const idsOn = (today: string) => {
    const periods = freezePeriods(freezes, today)
    return Object.values(periods).map((list) => list.map(({ startDate }) => startDate))
  }
  const all = ['2026-06-01', '2027-01-01']
  expect(idsOn('2026-06-30')).toEqual([[], all, all])
  expect(idsOn('2026-07-01')).toEqual([['2026-06-01'], all, ['2027-01-01']])
  expect(idsOn('2027-02-28')).toEqual([['2026-06-01'], all, ['2027-01-01']])
  expect(idsOn('2027-03-01')).toEqual([all, all, []])
  expect(freezePeriods(freezes, '2026-07-01').pendingFreezePeriods[0]?.numberOfMonths).toBe(2)
})

describe('the commitment', () => {
  const bound = buildFacts({ startDate: '2026-11-23', commitmentMonths: 12 })

  it('ends with the last of its months', () => {
    expect(commitmentEnd(bound)).toBe('2027-11-30')
    expect(commitmentEnd({ ...bound, startDate: '2026-11-01' })).toBe('2027-10-31')
    expect(commitmentEnd({ ...bound, startDate: '2027-02-15' })).toBe('2028-02-29')
    expect(commitmentEnd({ ...bound, commitmentMonths: 0 })).toBeNull()
  })

  it('moves by the months that are frozen in it, and by no later ones', () => {
    expect(commitmentEnd({ ...bound, freezes: [frozen('2027-01-01', 2)] })).toBe('2028-01-31')
    expect(commitmentEnd({ ...bound, freezes: [frozen('2027-11-01')] })).toBe('2027-12-31')
    expect(commitmentEnd({ ...bound, freezes: [frozen('2027-12-01')] })).toBe('2027-11-30')
  })
})
