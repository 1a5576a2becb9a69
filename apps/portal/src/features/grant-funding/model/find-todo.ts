import type { FundingView } from './contract.ts'

export type FundingTodo = { readonly dueOn: string; readonly isLate: boolean }

type Seen = Pick<FundingView, 'state' | 'acceptBy' | 'reportDue' | 'isReportOverdue'> & {
  readonly reports: readonly Pick<FundingView['reports'][number], 'state'>[]
  readonly claims: readonly Pick<FundingView['claims'][number], 'state' | 'dueOn'>[]
}

/** What the applicant has to do about a grant, and by when: pay a claim, answer an offer, send a report. */
export function findTodo(funding: Seen, today: string): FundingTodo | null {
  const { state, acceptBy, reportDue, isReportOverdue, reports } = funding
  const claim = funding.claims.find((one) => one.state === 'open')
  if (claim) return { dueOn: claim.dueOn, isLate: claim.dueOn < today }
  if (state === 'offered') return { dueOn: acceptBy, isLate: false }
  const report = reports.at(-1)?.state
  if (state !== 'accepted' || reportDue === null || report === 'sent' || report === 'approved')
    return null
  return { dueOn: reportDue, isLate: isReportOverdue }
}
