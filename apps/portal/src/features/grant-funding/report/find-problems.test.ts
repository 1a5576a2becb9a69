import { expect, it } from 'vitest'
import { emptyReport } from '#core/grants/content.ts'
import { findReportProblem } from './find-problems.ts'

const report = {
  ...emptyReport,
  description: 'Turneringen ble holdt.',
  costs: [{ text: 'Leie', amountOre: 100 }],
}

it('needs a text, a name for each line, and receipts for what it cost', () => {
  expect(findReportProblem(report, 1)).toBeNull()
  expect(findReportProblem({ ...report, description: '' }, 1)).toBe('REPORT_TEXT_MISSING')
  const unnamed = { ...report, income: [{ text: '', amountOre: 0 }] }
  expect(findReportProblem(unnamed, 1)).toBe('REPORT_LINE_UNNAMED')
  expect(findReportProblem(report, 0)).toBe('REPORT_RECEIPTS_MISSING')
  expect(findReportProblem({ ...report, costs: [] }, 0)).toBeNull()
})
