import { expect, it } from 'vitest'
import { openItem, proposal } from '../testing/items.testing.ts'
import { readProposal, type TypedProposal, typedProposal } from './typed-proposal.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const item = openItem('a')
const typed = (changes: Partial<TypedProposal> = {}) => ({ ...typedProposal(item), ...changes })
const read = (changes: Partial<TypedProposal>) =>
  readProposal(typed(changes), item, () => 'reduced')

it('begins with what was applied for, or with what is proposed', () => {
  expect(typed()).toMatchObject({ outcome: 'granted', amount: '1000' })
  expect(typedProposal(openItem('a', { proposal: proposal({ amountOre: 12_345 }) })).amount).toBe(
    '123,45',
  )
})

it('takes an amount up to what was applied for', () => {
  expect(read({ amount: '1 000' }).proposal).toMatchObject({ amountOre: 100_000 })
  expect(read({ amount: '1000,01' }).problems).toEqual({ amountOre: 'TOO_MUCH' })
  expect(read({ amount: '0' }).problems).toEqual({ amountOre: 'AMOUNT_INVALID' })
  expect(read({ outcome: 'refused', amount: 'x' }).proposal).toMatchObject({ amountOre: 0 })
})

it('leaves out reasons and conditions of another outcome', () => {
  const chosen = { reasonIds: [id], conditions: 'A report' }
  expect(read({ ...chosen, amount: '999' }).proposal).toMatchObject(chosen)
  expect(read({ ...chosen }).proposal).toMatchObject({ reasonIds: [] })
  expect(read({ ...chosen, outcome: 'refused' }).proposal).toMatchObject({
    reasonIds: [],
    conditions: '',
  })
})

it('names the field with a national id', () => {
  expect(read({ words: 'Ask 76940500571' }).problems).toEqual({ words: 'LOOKS_LIKE_NATIONAL_ID' })
})
