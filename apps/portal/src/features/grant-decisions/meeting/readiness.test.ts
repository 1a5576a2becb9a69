import { describe, expect, it } from 'vitest'
import { judgeReadiness, type ReadinessFacts } from './readiness.ts'

const now = new Date('2026-11-28T10:00:00Z')
const proposal = { amountOre: 500, applicationVersion: 2 }
const ready: ReadinessFacts = {
  isCancelled: false,
  deadlineAt: now,
  cases: [
    { typeId: 'operating', sentVersion: 2, proposal },
    { typeId: 'project', sentVersion: 2, proposal },
  ],
  present: 5,
  leastPresent: 5,
  left: [
    { typeId: 'operating', leftOre: 500, reservedOre: 0 },
    { typeId: 'project', leftOre: 500, reservedOre: 300 },
  ],
  ceilingLeftOre: 1000,
}
const [first] = ready.cases

describe('a meeting', () => {
  it('can be agreed to the last øre, from the deadline on', () => {
    const { problems, granted } = judgeReadiness(ready, now)
    expect(problems).toEqual([])
    expect([...granted]).toEqual([
      ['operating', 500],
      ['project', 500],
    ])
  })

  it.each([
    ['before the deadline', { deadlineAt: new Date(now.getTime() + 1) }, 'too-early', 1],
    ['when it is cancelled', { isCancelled: true }, 'too-early', 1],
    ['without a proposal', { cases: [{ ...first, proposal: null }] }, 'missing', 1],
    ['for an older version', { cases: [{ ...first, sentVersion: 3 }] }, 'outdated', 1],
    ['with too few present', { present: 4 }, 'quorum', 1],
    [
      'above one budget, with money in another',
      { left: [...ready.left.slice(1), { typeId: 'operating', leftOre: 499, reservedOre: 0 }] },
      'budget',
      1,
    ],
    [
      'above what other meetings have left',
      { left: [...ready.left.slice(1), { typeId: 'operating', leftOre: 499, reservedOre: 1 }] },
      'reserved',
      1,
    ],
    ['of a type without a budget', { left: ready.left.slice(1) }, 'budget', 500],
    ['above the ceiling', { ceilingLeftOre: 999 }, 'ceiling', 1],
  ])('cannot be agreed %s', (_, change, code, count) => {
    const facts = { ...ready, ...change } as ReadinessFacts
    expect(judgeReadiness(facts, now).problems).toEqual([{ code, count }])
  })
})
