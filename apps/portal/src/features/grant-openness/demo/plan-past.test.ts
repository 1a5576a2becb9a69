import { expect, it } from 'vitest'
import { gapOf } from '#core/grants/money.ts'
import { demoContent } from './demo-ideas.ts'
import { type PastEnd, planPast } from './plan-past.ts'

const past = planPast()

it('has every way in which an application can end', () => {
  const ends: readonly PastEnd[] = ['refused', 'formal', 'appealed', 'offered', 'declined']
  const later: readonly PastEnd[] = ['lapsed', 'accepted', 'reported', 'settled', 'claimed']
  expect(new Set(past.map(({ end }) => end))).toEqual(new Set([...ends, ...later]))
})

it('has a grant to a person', () => {
  expect(past.some(({ association, end }) => association === null && end === 'settled')).toBe(true)
})

it('has budgets that add up to the øre', () => {
  for (const { type, seed } of past)
    expect(gapOf(demoContent(type, seed, '2026-03-01').content)).toBe(0)
})
