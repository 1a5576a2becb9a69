import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitDifference } from './split-difference.ts'

const nothing = { availableOre: 0, claimedOre: 0 }

describe('a difference of what is granted', () => {
  it.each([
    [500, nothing, { refundOre: 500, claimOre: 0 }],
    [500, { availableOre: 0, claimedOre: 200 }, { refundOre: 300, claimOre: -200 }],
    [200, { availableOre: 0, claimedOre: 200 }, { refundOre: 0, claimOre: -200 }],
    [-500, { availableOre: 500, claimedOre: 0 }, { refundOre: -500, claimOre: 0 }],
    [-500, { availableOre: 200, claimedOre: 0 }, { refundOre: -200, claimOre: 300 }],
    [-500, nothing, { refundOre: 0, claimOre: 500 }],
    [0, { availableOre: 200, claimedOre: 200 }, { refundOre: 0, claimOre: 0 }],
  ])('of %d with %o held', (difference, held, split) => {
    expect(splitDifference(difference, held)).toEqual(split)
  })

  it('is all of it, and neither what is held nor what is claimed falls below 0', () => {
    const ore = fc.nat(1_000_000)
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        ore,
        ore,
        (difference, availableOre, claimedOre) => {
          const { refundOre, claimOre } = splitDifference(difference, { availableOre, claimedOre })
          expect(refundOre - claimOre).toBe(difference)
          expect(availableOre + refundOre).toBeGreaterThanOrEqual(0)
          expect(claimedOre + claimOre).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
