import { expect, it } from 'vitest'
import { demoCourses } from './demo-courses.ts'

it('has twenty courses of every kind', () => {
  expect(demoCourses).toHaveLength(20)
  const states = new Set(demoCourses.map(({ state = 'published' }) => state))
  expect([...states].toSorted()).toEqual(['called-off', 'draft', 'published'])
  const audiences = new Set(demoCourses.map(({ audience = 'all' }) => audience))
  expect(audiences.size).toBe(3)
  const isFull = ({ booked = 0, capacity }: (typeof demoCourses)[number]) => booked === capacity
  expect(demoCourses.some((one) => isFull(one) && (one.waiting ?? 0) > 0)).toBe(true)
})

it('never gives away more seats than there are', () => {
  for (const { booked = 0, inPairs, capacity } of demoCourses)
    expect(booked * (inPairs ? 2 : 1)).toBeLessThanOrEqual(capacity)
})
