import { expect, it } from 'vitest'
import { emptyLine } from './form-content.ts'
import { listProblems, textBeside } from './problem-texts.ts'

const lines = [emptyLine(), emptyLine()]
const [first, second] = lines.map(({ id }) => id)
const problems = [
  { line: second ?? '', field: 'amount', problem: 'AMOUNT_REQUIRED' },
  { line: second ?? '', field: 'from', problem: 'DATE_REQUIRED' },
  { line: first ?? '', field: 'files', problem: 'RECEIPT_REQUIRED' },
  { line: null, field: 'note', problem: 'LOOKS_LIKE_NATIONAL_ID' },
  { line: null, field: 'doctorTo', problem: 'DATES_ORDER' },
] as const

it('lists problems in the order of the screen, each with its expense', () => {
  const listed = listProblems(problems, lines)
  expect(listed.map(({ fieldId }) => fieldId)).toEqual([
    'health-refund-doctorTo',
    `health-refund-${first}-files`,
    `health-refund-${second}-from`,
    `health-refund-${second}-amount`,
    'health-refund-note',
  ])
  expect(listed[3]?.text).toBe('Utgift 2: Skriv beløpet.')
})

it('finds what a field says', () => {
  expect(textBeside(problems, 'amount', second)).toBe('Skriv beløpet.')
  expect(textBeside(problems, 'amount', first)).toBeUndefined()
  expect(textBeside(problems, 'note')).toBeDefined()
})
