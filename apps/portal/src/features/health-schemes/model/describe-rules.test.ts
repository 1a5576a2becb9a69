import { expect, it } from 'vitest'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { compareRules, describeRules } from './describe-rules.ts'

const describe = (...changes: Parameters<typeof rulesOf>) =>
  describeRules(rulesOf(...changes), (code) => `Navn på ${code}`)
const valuesOf = (lines: ReturnType<typeof describe>, key: string) =>
  lines
    .find((line) => line.key === key)
    ?.values.join(' ')
    .replaceAll(/\s/g, ' ')

it('has every rule in words', () => {
  const lines = describe({
    categories: [categoryOf('dental', { ownShareOre: 1_000_00, percentage: 50 })],
    capOre: 6_000_50,
    times: [{ opens: '04-01', closes: '06-01' }],
    right: { needsSemesterFee: true, needsDoctorHere: false, institutions: ['A'] },
  })
  expect(valuesOf(lines, 'cap')).toBe('6 000,50 kr')
  expect(valuesOf(lines, 'ownShare')).toBe('Ingen')
  expect(valuesOf(lines, 'time-0')).toContain('1.4.')
  expect(valuesOf(lines, 'appealDays')).toBe('21 dager')
  expect(valuesOf(lines, 'institutions')).toBe('Navn på A')
  expect(valuesOf(lines, 'category-dental')).toMatch(/50 %.*1 000 kr.*Category dental.*Receipt/)
})

it('shows what differs from earlier rules, also what is removed', () => {
  const earlier = describe({ categories: [categoryOf('a'), categoryOf('b')] })
  const changes = compareRules(
    describe({ categories: [categoryOf('a'), categoryOf('c')], capOre: 100_00, appealDays: 1 }),
    earlier,
  )
  const changed = changes.filter(({ before }) => before !== null)
  expect(changed.map(({ key }) => key)).toEqual(['category-c', 'cap', 'appealDays', 'category-b'])
  expect(changed.map(({ before, values }) => [before?.length, values.length])).toEqual([
    [0, 5],
    [1, 1],
    [1, 1],
    [5, 0],
  ])
})
