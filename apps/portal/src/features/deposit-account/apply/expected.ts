import { addDays } from '#platform/time/date.ts'
import type { AppliedStudy } from '../model/amounts.ts'
import { academicYearOf, dueDateOf } from '../model/amounts.ts'
import type { AccountApplication } from '../model/contract.ts'
import type { Deadlines } from '../model/deadlines.ts'

type AnswerDeadline = NonNullable<NonNullable<AccountApplication['expected']>['answer']>

/**
 * What an applicant may count on: by when staff answer, which is the deadline that the case has in
 * their queue, and by when the money has to be transferred if the answer is yes.
 * @param sentOn a day in Norway, `2026-11-22`: the first time, which decides the semester
 * @param answer the days that staff had when it came to them, and the last of these days
 */
export function expectedOf(
  study: AppliedStudy,
  { sentOn, answer }: { readonly sentOn: string; readonly answer: AnswerDeadline },
  deadlines: Deadlines,
): NonNullable<AccountApplication['expected']> {
  const { usualDays, daysToPay } = deadlines
  const academicYear = academicYearOf(study, sentOn, deadlines)
  const due = dueDateOf(study, { academicYear, invoicedOn: answer.by }, deadlines)
  return {
    answer: usualDays === null ? null : answer,
    payBy: due > addDays(answer.by, daysToPay) ? due : null,
    daysToPay,
  }
}
