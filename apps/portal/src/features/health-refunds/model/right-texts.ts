import type { RightFacts } from '#core/health-refunds/rules/judge-right.ts'
import { type NoRight, semestersOf } from '#core/health-refunds/rules/judge-right.ts'
import { getLocale, type Locale } from '#locale'
import { m } from '#messages'
import { periodName } from './texts.ts'

type About = {
  readonly days: { readonly from: string; readonly to: string }
  readonly period: string
  /** Where it is known which semesters are paid. */
  readonly paidSemesters?: RightFacts['paidSemesters']
}

type Texts = About & { readonly locale: Locale }

const texts = {
  'no-semester-fee': ({ locale, ...about }) =>
    m.health_refund_no_right_fee({ semester: unpaidSemester(about, locale) }, { locale }),
  'other-institution': ({ days, locale }) =>
    m.health_refund_no_right_institution({ semester: semesterList(days, locale) }, { locale }),
  'no-doctor-here': ({ locale }) => m.health_refund_no_right_doctor({}, { locale }),
  'outside-period': ({ period, locale }) =>
    m.health_refund_no_right_period({ period: periodName(period, locale) }, { locale }),
  future: ({ locale }) => m.health_refund_no_right_future({}, { locale }),
} satisfies Record<NoRight, (about: Texts) => string>

/** Why an expense gives no refund, with the semester that it is about. */
export const noRightText = (why: NoRight, about: About, locale: Locale = getLocale()): string =>
  texts[why]({ ...about, locale })

function unpaidSemester({ days, paidSemesters: paid }: About, locale: Locale): string {
  const isPaid = (code: string) => paid?.some(({ semesterCode }) => semesterCode === code)
  const missing = paid && semestersOf(days).find((code) => !isPaid(code))
  return missing ? periodName(missing, locale) : semesterList(days, locale)
}

const semesterList = (days: About['days'], locale: Locale) =>
  semestersOf(days)
    .map((code) => periodName(code, locale))
    .join(m.health_refund_and({}, { locale }))
