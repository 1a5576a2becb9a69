import { expect, it } from 'vitest'
import { keepReport, readKept, readReport, typeReport } from './typed-report.ts'

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

it('is the same after the tab was loaded again, with keys of its own', () => {
  let key = 7
  const next = () => ++key
  const read = readKept(keepReport({ typed: typed(), version: 3 }), next)
  expect(read).toEqual({
    typed: { ...typed(), costs: [{ key: 8, text: 'Leie', amount: '1500,50' }] },
    version: 3,
  })
  expect(readKept({ report: '{"description":"x"}', version: '3' }, next)).toBeNull()
  expect(readKept({ report: 'nothing', version: '3' }, next)).toBeNull()
})
