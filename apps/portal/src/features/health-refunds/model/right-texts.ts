import type { RightFacts } from '#core/health-refunds/rules/judge-right.ts'
import { type NoRight, semestersOf } from '#core/health-refunds/rules/judge-right.ts'
import { m } from '#messages'
import { periodName } from './texts.ts'

type About = {
  readonly days: { readonly from: string; readonly to: string }
  readonly period: string
  /** Where it is known which semesters are paid. */
  readonly paidSemesters?: RightFacts['paidSemesters']
}

const texts = {
  'no-semester-fee': ({ days, paidSemesters }) =>
    m.health_refund_no_right_fee({ semester: unpaidSemester(days, paidSemesters) }),
  'other-institution': ({ days }) =>
    m.health_refund_no_right_institution({ semester: semesterList(days) }),
  'no-doctor-here': () => m.health_refund_no_right_doctor(),
  'outside-period': ({ period }) => m.health_refund_no_right_period({ period: periodName(period) }),
  future: () => m.health_refund_no_right_future(),
} satisfies Record<NoRight, (about: About) => string>

/** Why an expense gives no refund, with the semester that it is about. */
export const noRightText = (why: NoRight, about: About): string => texts[why](about)

function unpaidSemester(days: About['days'], paid: About['paidSemesters']): string {
  const isPaid = (code: string) => paid?.some(({ semesterCode }) => semesterCode === code)
  const missing = paid && semestersOf(days).find((code) => !isPaid(code))
  return missing ? periodName(missing) : semesterList(days)
}

const semesterList = (days: About['days']) =>
  semestersOf(days).map(periodName).join(m.health_refund_and())
