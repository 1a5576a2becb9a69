import type { ReportContent } from '#core/grants/content.ts'
import { sumOf } from '#core/grants/money.ts'
import type { FundingRefusal } from '../model/refusals.ts'

/** What a report lacks before it can be sent, the first thing first; null for nothing. */
export function findReportProblem(
  { description, costs, income }: ReportContent,
  receipts: number,
): FundingRefusal | null {
  if (description === '') return 'REPORT_TEXT_MISSING'
  if ([...costs, ...income].some(({ text }) => text === '')) return 'REPORT_LINE_UNNAMED'
  return sumOf(costs) > 0 && receipts === 0 ? 'REPORT_RECEIPTS_MISSING' : null
}
