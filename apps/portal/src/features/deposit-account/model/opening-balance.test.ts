import { expect, it } from 'vitest'
import { openingBalanceOf } from './opening-balance.ts'

const opening = { kind: 'opening-balance', valueDate: '2026-06-10', amountOre: 500 }

it('is what an account was imported with', () => {
  const transfer = { kind: 'transfer-received', valueDate: '2026-07-01', amountOre: 100 }
  expect(openingBalanceOf([opening, transfer])).toEqual([
    { receivedOn: '2026-06-10', amountOre: 500 },
  ])
})

it('is nothing once the import was undone', () => {
  const reversed = { ...opening, kind: 'opening-balance-reversed', amountOre: -500 }
  expect(openingBalanceOf([opening, reversed])).toEqual([])
})
