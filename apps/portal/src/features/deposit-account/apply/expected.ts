import { usualDeadlineDays } from '#core/cases/rules.ts'
import { addDays } from '#platform/time/date.ts'
import type { AppliedStudy } from '../model/amounts.ts'
import { academicYearOf, dueDateOf } from '../model/amounts.ts'
import type { AccountApplication } from '../model/contract.ts'
import type { Deadlines } from '../model/deadlines.ts'

/**
 * What an applicant may count on, as staff have set it: when an answer comes, and by when the money has
 * to be transferred if it is yes.
 * @param sent days in Oslo, `2026-11-22`: of the first time, which decides the semester, and of the last
 */
export function expectedOf(
  study: AppliedStudy,
  sent: { readonly sentOn: string; readonly lastSentOn: string },
  deadlines: Deadlines,
): NonNullable<AccountApplication['expected']> {
  const { usualDays, daysToPay } = deadlines
  const answeredOn = addDays(sent.lastSentOn, usualDays ?? usualDeadlineDays)
  const academicYear = academicYearOf(study, sent.sentOn, deadlines)
  const due = dueDateOf(study, { academicYear, invoicedOn: answeredOn }, deadlines)
  return {
    answer: usualDays === null ? null : { days: usualDays, by: answeredOn },
    payBy: due > addDays(answeredOn, daysToPay) ? due : null,
    daysToPay,
  }
}
