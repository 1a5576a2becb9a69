import type { AwardState, ReportState } from './kinds.ts'

export type ReportFacts = {
  readonly state: AwardState
  /** The last day; null where no report is asked for. */
  readonly reportDue: string | null
  /** Of the latest report; null where nobody has begun one. */
  readonly report: ReportState | null
}

/** Whether the report of a grant waits for its applicant. */
export const isReportMissing = ({ state, reportDue, report }: ReportFacts): boolean =>
  state === 'accepted' && reportDue !== null && report !== 'sent' && report !== 'approved'

/**
 * Whether it is late, which closes the next application. On the day itself it is not, and one that
 * staff have not read yet is not the applicant's fault.
 * @param today a day in Norway
 */
export const isReportOverdue = (facts: ReportFacts, today: string): boolean =>
  isReportMissing(facts) && facts.reportDue !== null && facts.reportDue < today
