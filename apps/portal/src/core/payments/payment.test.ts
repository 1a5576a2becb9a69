import { describe, expect, it } from 'vitest'
import { vatOfPart } from './payment.ts'

describe('the VAT in a part', () => {
  const paid = { amountOre: 15_000, vatOre: 3_000 }

  it('is its share, and all of it in the whole', () => {
    expect(vatOfPart(paid, { beforeOre: 0, partOre: 15_000 })).toBe(3_000)
    expect(vatOfPart(paid, { beforeOre: 0, partOre: 5_000 })).toBe(1_000)
    expect(vatOfPart(paid, { beforeOre: 5_000, partOre: 10_000 })).toBe(2_000)
  })

  it('is rounded such that the parts together have what the whole has', () => {
    const odd = { amountOre: 100, vatOre: 25 }
    const parts = [50, 25, 25].map((partOre, index, all) => {
      const beforeOre = all.slice(0, index).reduce((sum, ore) => sum + ore, 0)
      return vatOfPart(odd, { beforeOre, partOre })
    })
    expect(parts).toEqual([13, 6, 6])
  })

  it('is none where there is none', () => {
    expect(vatOfPart({ amountOre: 15_000, vatOre: 0 }, { beforeOre: 0, partOre: 1 })).toBe(0)
  })
})
