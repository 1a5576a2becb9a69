import { expect, it } from 'vitest'
import { readReport, typeReport } from './typed-report.ts'

const content = {
  description: 'Turneringen ble holdt.',
  participants: 30,
  costs: [{ text: 'Leie', amountOre: 150_050 }],
  income: [],
}
const typed = () => {
  let key = 0
  return typeReport(content, () => ++key)
}

it('reads what it has written', () => {
  expect(typed().costs).toEqual([{ key: 1, text: 'Leie', amount: '1500,50' }])
  expect(readReport(typed())).toEqual({ content, problems: null })
})

it('leaves out empty lines, and says which ones cannot be read', () => {
  const costs = [
    { key: 1, text: ' ', amount: '' },
    { key: 2, text: 'Mat', amount: '0' },
    { key: 3, text: 'Leie', amount: 'mye' },
  ]
  const read = readReport({ ...typed(), costs, participants: 'mange' })
  expect(read.content.costs).toEqual([
    { text: 'Mat', amountOre: 0 },
    { text: 'Leie', amountOre: 0 },
  ])
  expect(read.problems).toEqual({ participants: true, lines: new Set([3]) })
})
