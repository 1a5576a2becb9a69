import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Figure, hideSmall, hideSmallGroups, hideSmallParts } from './hide-small.ts'

const hidden = 'hidden'
const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0)
const hiddenOf = (counts: readonly number[], shown: readonly Figure[]) =>
  counts.filter((_, at) => shown[at] === hidden)

it.each([
  [0, 700],
  [1, hidden],
  [4, hidden],
  [5, 700],
])('of %i people the sum is %s', (people, shown) => {
  expect(hideSmall(people, 700)).toBe(shown)
})

describe('parts of a whole', () => {
  it.each([
    { parts: [5, 6, 0], shown: [5, 6, 0] },
    { parts: [0, 0], shown: [0, 0] },
    { parts: [4, 9, 6], shown: [hidden, 9, hidden] },
    { parts: [4, 9, 0], shown: [hidden, hidden, 0] },
    { parts: [4, 6, 9, 6], shown: [hidden, hidden, 9, hidden] },
    // Two parts of one person each would be known by their sum.
    { parts: [1, 1, 9, 6], shown: [hidden, hidden, 9, hidden] },
    { parts: [1, 2, 9, 6], shown: [hidden, hidden, 9, hidden] },
    { parts: [2, 3, 9, 6], shown: [hidden, hidden, 9, 6] },
    // Eight people in two small parts are four in each.
    { parts: [4, 4, 9, 6], shown: [hidden, hidden, 9, hidden] },
    { parts: [4, 0, 0], shown: [hidden, hidden, hidden] },
    { parts: [5, 0, 0], shown: [5, 0, 0] },
  ])('$parts are $shown', ({ parts, shown }) => {
    expect(hideSmallParts(parts)).toEqual(shown)
  })

  it('never have one that is the whole less those that are shown', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }), (parts) => {
        const shown = hideSmallParts(parts)
        const rest = hiddenOf(parts, shown)
        expect(shown.every((figure) => figure === hidden || figure === 0 || figure >= 5)).toBe(true)
        if (rest.length === 0 || sum(parts) < 5) return
        expect(rest.length).toBeGreaterThan(1)
        expect(sum(rest)).toBeGreaterThanOrEqual(5)
      }),
    )
  })

  it('could have other numbers, also for somebody who knows the rule', () => {
    const known = new Known()
    for (const parts of vectors(4, 20).filter((one) => sum(one) < 20))
      known.add(parts, [...hideSmallParts(parts), hideSmall(sum(parts), sum(parts))])
    expect(known.certain()).toEqual([])
  })
})

describe('groups that people share', () => {
  it.each([
    { groups: [5, 6, 0], shown: [5, 6, 0] },
    { groups: [4, 9, 6], shown: [hidden, 9, hidden] },
    // They may be the same three people.
    { groups: [3, 3, 9, 6], shown: [hidden, hidden, 9, hidden] },
    { groups: [3, 4], shown: [hidden, hidden] },
    { groups: [4], shown: [hidden] },
  ])('$groups are $shown', ({ groups, shown }) => {
    expect(hideSmallGroups(groups)).toEqual(shown)
  })

  it('leave at least five people in what is hidden together, or show no group', () => {
    const person = fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(person, { minLength: 5, maxLength: 40 }), (people) => {
        const groups = [0, 1, 2, 3].map((one) => people.filter((of) => of.includes(one)).length)
        const shown = hideSmallGroups(groups)
        const rest = people.filter((of) => of.some((one) => shown[one] === hidden))
        const isAny = shown.some((figure) => figure !== hidden && figure > 0)
        expect(rest.length === 0 || rest.length >= 5 || !isAny).toBe(true)
      }),
    )
  })

  it('could have other numbers, also for somebody who knows the rule and the whole', () => {
    const known = new Known()
    for (const groups of vectors(3, 14))
      for (let whole = Math.max(5, ...groups); whole <= sum(groups); whole += 1)
        known.add(groups, [...hideSmallGroups(groups), whole])
    expect(known.certain()).toEqual([])
  })
})

/** All of this length with numbers below a limit. */
function vectors(length: number, limit: number): number[][] {
  if (length === 0) return [[]]
  return vectors(length - 1, limit).flatMap((start) =>
    Array.from({ length: limit }, (_, next) => [...start, next]),
  )
}

/** What each number may have been, by what is seen. */
class Known {
  readonly #possible = new Map<string, { shown: readonly Figure[]; values: Set<number>[] }>()

  add(counts: readonly number[], shown: readonly Figure[]): void {
    const key = shown.join(' ')
    const found = this.#possible.get(key) ?? { shown, values: counts.map(() => new Set<number>()) }
    this.#possible.set(key, found)
    for (const [at, values] of found.values.entries()) values.add(counts[at] ?? 0)
  }

  /** What is seen where a hidden number can only be one. */
  certain(): string[] {
    return [...this.#possible].flatMap(([key, { shown, values }]) =>
      values.some(({ size }, at) => shown[at] === hidden && size < 2) ? [key] : [],
    )
  }
}
