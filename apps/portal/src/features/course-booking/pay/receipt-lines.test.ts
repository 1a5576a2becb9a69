import { expect, it } from 'vitest'
import { paidVatPercent, seatLines } from './receipt-lines.ts'

const prices = { studentPriceOre: 10_000, memberPriceOre: 20_000, otherPriceOre: 30_000 }
const textsOf = (priceOre: number, of = prices) =>
  seatLines([{ seat: 2, priceOre }], of).map(({ text }) => text.no)

it('has a line for each seat, with its price and the group of it', () => {
  const lines = seatLines(
    [
      { seat: 1, priceOre: 10_000 },
      { seat: 2, priceOre: 30_000 },
    ],
    prices,
  )
  expect(lines).toEqual([
    { text: { no: 'Plass 1, studentpris', en: 'Place 1, student price' }, amountOre: 10_000 },
    { text: { no: 'Plass 2, ordinær pris', en: 'Place 2, ordinary price' }, amountOre: 30_000 },
  ])
  expect(textsOf(20_000)).toEqual(['Plass 2, medlemspris'])
})

it('names no group where the price is that of several, or of none any more', () => {
  expect(textsOf(20_000, { ...prices, studentPriceOre: 20_000 })).toEqual(['Plass 2'])
  expect(textsOf(15_000)).toEqual(['Plass 2'])
})

it('has the VAT that was paid, also where the course has another one since', () => {
  expect(paidVatPercent({ amountOre: 40_000, vatOre: 8_000 }, 25)).toBe(25)
  expect(paidVatPercent({ amountOre: 40_000, vatOre: 8_000 }, 0)).toBe(25)
  expect(paidVatPercent({ amountOre: 40_000, vatOre: 0 }, 25)).toBe(0)
  expect(paidVatPercent({ amountOre: 40_000, vatOre: 0 }, 0)).toBe(0)
})
