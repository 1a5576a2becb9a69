import { describe, expect, it } from 'vitest'
import type { RoundForm } from './forms.ts'
import { findCancelProblem, findRoundProblem, type RoundFacts, yearAfter } from './round-rules.ts'

const now = new Date('2026-11-28T12:00:00Z')
const at = (time: string) => new Date(`${time}:00Z`)
const facts: RoundFacts = {
  id: 'one',
  opensAt: at('2026-11-01T00:00'),
  deadlineAt: at('2026-12-01T12:00'),
  meetsAt: at('2026-12-10T16:00'),
  cancelledAt: null,
  isAgreed: false,
  typeIds: ['operating', 'project'],
  drafts: 0,
  sentTypeIds: [],
  usedTypeIds: [],
}
const next = {
  opensAt: facts.opensAt,
  deadlineAt: facts.deadlineAt,
  meetsAt: at('2026-12-10T16:00'),
  typeIds: facts.typeIds,
}
const problem = (changed: Partial<typeof next>, before: Partial<RoundFacts> | null = {}) =>
  findRoundProblem(before && { ...facts, ...before }, { ...next, ...changed }, now)

describe('the dates of a round', () => {
  it('follow one another', () => {
    expect(problem({})).toBeNull()
    expect(problem({ opensAt: next.deadlineAt })).toBe('ROUND_DATES_INVALID')
    expect(problem({ meetsAt: next.deadlineAt })).toBe('ROUND_DATES_INVALID')
    expect(problem({ meetsAt: at('2026-12-01T12:01') })).toBeNull()
  })

  it('have a deadline that is to come, to the minute', () => {
    expect(problem({ deadlineAt: now })).toBe('DEADLINE_PASSED')
    expect(problem({ deadlineAt: at('2026-11-28T12:01') })).toBeNull()
    expect(problem({ deadlineAt: now }, null)).toBe('DEADLINE_PASSED')
  })

  it('keep a deadline that is over, or give people more time', () => {
    const over = { deadlineAt: at('2026-11-20T12:00') }
    expect(problem(over, over)).toBeNull()
    expect(problem({ deadlineAt: at('2026-11-30T12:00') }, over)).toBeNull()
    expect(problem({ deadlineAt: at('2026-11-21T12:00') }, over)).toBe('DEADLINE_PASSED')
  })

  it('do not close a round again in which people have started', () => {
    const later = { opensAt: at('2026-11-29T00:00') }
    expect(problem(later)).toBeNull()
    expect(problem(later, { usedTypeIds: ['project'] })).toBe('ROUND_OPENED')
    expect(problem({ opensAt: now }, { usedTypeIds: ['project'] })).toBeNull()
  })
})

it('a type stays for which somebody has sent an application', () => {
  const without = { typeIds: ['project'] }
  expect(problem(without, { usedTypeIds: ['operating'] })).toBeNull()
  expect(problem(without, { sentTypeIds: ['operating'] })).toBe('ROUND_TYPE_USED')
})

it('nothing is changed once the meeting is agreed, or the round cancelled', () => {
  expect(problem({}, { isAgreed: true })).toBe('ROUND_AGREED')
  expect(problem({}, { cancelledAt: now })).toBe('ROUND_CANCELLED')
})

describe('a round that is cancelled', () => {
  const used = { drafts: 0, sentTypeIds: ['project'], usedTypeIds: ['project'] }
  const target: RoundFacts = { ...facts, id: 'two', typeIds: ['project'] }
  const cancel = (round: Partial<RoundFacts>, to: Partial<RoundFacts> | null) =>
    findCancelProblem({ ...facts, ...round }, to && { ...target, ...to }, now)

  it('has no applications, or says where they go', () => {
    expect(cancel({}, null)).toBeNull()
    expect(cancel(used, null)).toBe('ROUND_HAS_APPLICATIONS')
    expect(cancel(used, {})).toBeNull()
    expect(cancel({ isAgreed: true }, null)).toBe('ROUND_AGREED')
  })

  it('moves them to a round that takes them', () => {
    expect(cancel(used, { id: 'one' })).toBe('ROUND_TARGET_INVALID')
    expect(cancel(used, { isAgreed: true })).toBe('ROUND_TARGET_INVALID')
    expect(cancel(used, { cancelledAt: now })).toBe('ROUND_TARGET_INVALID')
    expect(cancel(used, { typeIds: ['operating'] })).toBe('ROUND_TARGET_INVALID')
    expect(cancel(used, { deadlineAt: now, meetsAt: now })).toBe('ROUND_TARGET_INVALID')
  })

  it('moves drafts only to a deadline that is to come', () => {
    expect(cancel(used, { deadlineAt: now })).toBeNull()
    expect(cancel({ ...used, drafts: 1 }, { deadlineAt: now })).toBe('ROUND_TARGET_INVALID')
    expect(cancel({ ...used, drafts: 1 }, {})).toBeNull()
  })
})

it('is a year later on the same weekdays, by another budget', () => {
  const round: RoundForm = {
    name: { no: 'Mars 2026', en: 'March 2026' },
    opensOn: '2026-02-01',
    deadlineOn: '2026-03-01',
    deadlineTime: '23:59',
    meetsOn: '2026-03-12',
    meetsTime: '16:30',
    place: 'Møterom 2',
    earliestEventOn: '2026-04-01',
    budgetYear: 2026,
    ceilingOre: null,
    typeIds: [],
  }
  expect(yearAfter(round)).toEqual({
    ...round,
    name: { no: 'Mars 2027', en: 'March 2027' },
    opensOn: '2027-01-31',
    deadlineOn: '2027-02-28',
    meetsOn: '2027-03-11',
    earliestEventOn: '2027-03-31',
    budgetYear: 2027,
  })
})
