import type { Period } from '#core/health-refunds/rules/periods.ts'
import {
  type SchemeCategory,
  type SchemeRules,
  usualAppealDays,
} from '#core/health-refunds/rules/scheme-rules.ts'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { showDayOfYear } from '../model/day-of-year.ts'

/** A category as staff type it: kroner and percentages are texts. */
export type TypedCategory = {
  readonly key: string
  readonly name: Localized
  readonly ownShare: string
  readonly percentage: string
  readonly cap: string
  readonly documents: Localized
}

export type TypedTime = { readonly opens: string; readonly closes: string }

/** The form of a version as staff type it; it is kept as one text. */
export type TypedVersion = {
  /** Of a new scheme its id and what applicants read of it. */
  readonly schemeId: string
  readonly name: Localized
  readonly intro: Localized
  readonly startsOn: Period['from']
  readonly period: SchemeRules['period']
  readonly statement: SchemeRules['statement']
  readonly categories: readonly TypedCategory[]
  readonly ownShare: string
  readonly countedUpTo: string
  readonly cap: string
  readonly smallestPayout: string
  readonly isOnce: boolean
  /** Of years the first, of semesters both; the second stays while years are chosen. */
  readonly times: readonly [TypedTime, TypedTime]
  readonly appealDays: string
  readonly needsSemesterFee: boolean
  readonly needsDoctorHere: boolean
  readonly isForSome: boolean
  readonly institutions: readonly string[]
}

const noText = Object.fromEntries(locales.map((locale) => [locale, ''])) as Localized
const noTime: TypedTime = { opens: '', closes: '' }

/** Keys are short and stay the same in later versions. */
export const emptyCategory = (key: string): TypedCategory => ({
  key,
  name: noText,
  ownShare: '',
  percentage: '100',
  cap: '',
  documents: noText,
})

export const emptyVersion = (ids: { schemeId: string; category: string }): TypedVersion => ({
  schemeId: ids.schemeId,
  name: noText,
  intro: noText,
  startsOn: '',
  period: 'year',
  statement: 'receipts',
  categories: [emptyCategory(ids.category)],
  ownShare: '',
  countedUpTo: '',
  cap: '',
  smallestPayout: '',
  isOnce: false,
  times: [noTime, noTime],
  appealDays: String(usualAppealDays),
  needsSemesterFee: true,
  needsDoctorHere: false,
  isForSome: false,
  institutions: [],
})

/** A new version begins as a copy of an earlier one. */
export function typeVersion(
  rules: SchemeRules,
  scheme: { schemeId: string; startsOn: string },
): TypedVersion {
  const [first = noTime, second = noTime] = rules.times.map(({ opens, closes }) => ({
    opens: opens === null ? '' : showDayOfYear(opens),
    closes: showDayOfYear(closes),
  }))
  const { needsSemesterFee, needsDoctorHere, institutions } = rules.right
  return {
    ...scheme,
    name: noText,
    intro: noText,
    period: rules.period,
    statement: rules.statement,
    categories: rules.categories.map(typeCategory),
    ownShare: typeAmount(rules.ownShareOre),
    countedUpTo: typeAmount(rules.countedUpToOre),
    cap: typeAmount(rules.capOre),
    smallestPayout: typeAmount(rules.smallestPayoutOre),
    isOnce: rules.isOnce,
    times: [first, second],
    appealDays: String(rules.appealDays),
    needsSemesterFee,
    needsDoctorHere,
    isForSome: institutions.length > 0,
    institutions,
  }
}

const typeCategory = (category: SchemeCategory): TypedCategory => ({
  key: category.key,
  name: category.name,
  ownShare: typeAmount(category.ownShareOre),
  percentage: String(category.percentage),
  cap: typeAmount(category.capOre),
  documents: category.documents,
})

/** An empty field is none. */
const typeAmount = (ore: number | null): string =>
  ore === null || ore === 0 ? '' : writeKroner(ore)
