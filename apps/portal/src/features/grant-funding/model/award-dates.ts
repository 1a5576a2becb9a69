import { addDays, daysBetween } from '#platform/time/date.ts'

/** A new last day that staff give is not further ahead. */
export const mostDaysAhead = 730

/**
 * The day on which a report is due: so many days after the last day of what is paid for. What was over
 * before the grant was accepted is reported so many days after that.
 */
export function reportDueOn(about: {
  readonly reportDays: number | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly acceptedOn: string
}): string | null {
  const { reportDays, startsOn, endsOn, acceptedOn } = about
  if (reportDays === null) return null
  const over = endsOn ?? startsOn ?? acceptedOn
  const isOver = over < acceptedOn
  return addDays(isOver ? acceptedOn : over, reportDays)
}

const closedBy = '03-31'

/** The accounts of a year are closed at the end of the next March: its money is granted no more. */
export const isYearClosed = (budgetYear: number, today: string): boolean =>
  today > `${budgetYear + 1}-${closedBy}`

/** Days before the last one, at which somebody is reminded; the nearest one that is due counts. */
const acceptSteps = [1, 7] as const
const reportSteps = [0, 7, 30] as const

/** `accept-7`: which reminder is due; null for none. After the last day none is. */
export function acceptReminder(acceptBy: string, today: string): string | null {
  return stepOf('accept', acceptSteps, daysBetween(today, acceptBy))
}

/** `report-30`, and `report-overdue` from the day after the last one. */
export function reportReminder(reportDue: string, today: string): string | null {
  const days = daysBetween(today, reportDue)
  return days < 0 ? 'report-overdue' : stepOf('report', reportSteps, days)
}

function stepOf(kind: string, steps: readonly number[], days: number): string | null {
  const step = days < 0 ? undefined : steps.find((one) => days <= one)
  return step === undefined ? null : `${kind}-${step}`
}
