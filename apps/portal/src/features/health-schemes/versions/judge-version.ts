import { shapeOf } from '#core/editable/form.ts'
import {
  dayOfYear,
  highestOre,
  longestDocuments,
  longestName,
  SchemeRules,
} from '#core/health-refunds/rules/scheme-rules.ts'
import { locales } from '#platform/i18n/localized.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import { toDayOfYear } from '../model/day-of-year.ts'
import { textFields } from '../model/scheme-fields.ts'
import type { TypedCategory, TypedTime, TypedVersion } from './typed-rules.ts'

/** Codes of what is wrong, by the field that it is about, in their order on the screen. */
export type Problems = Readonly<Record<string, string>>

export type Judged =
  | { readonly rules: SchemeRules; readonly problems: Problems }
  | { readonly rules: null; readonly problems: Problems }

/**
 * What was typed as rules, and what of it is wrong.
 * @param isNew the name of the scheme is typed too
 * @returns rules where they can be read, even without a name or a first day, so that examples work
 */
export function judgeVersion(typed: TypedVersion, isNew: boolean): Judged {
  const problems: Record<string, string> = {}
  const note = <Value>(field: string, value: Value | undefined, code: string): Value | null => {
    if (value === undefined) problems[field] = code
    return value ?? null
  }
  const amount = (field: string, text: string) => note(field, readAmount(text), 'KRONER_INVALID')
  if (isNew) noteTexts(typed, problems)
  if (!isDate(typed.startsOn)) problems.startsOn = 'FIRST_DAY_REQUIRED'
  const before = Object.keys(problems).length
  if (typed.categories.length === 0) problems.categories = 'CATEGORY_REQUIRED'
  const categories = typed.categories.map((category, at) => {
    const field = `categories.${at}`
    for (const locale of locales)
      if (category.name[locale].trim() === '')
        problems[`${field}.name-${locale}`] = 'CATEGORY_NAME_REQUIRED'
      else if (category.name[locale].trim().length > longestName)
        problems[`${field}.name-${locale}`] = 'TOO_LONG'
    const read = {
      ownShareOre: amount(`${field}.ownShare`, category.ownShare) ?? 0,
      percentage:
        note(`${field}.percentage`, readPercentage(category.percentage), 'PERCENTAGE_INVALID') ?? 0,
      capOre: orNone(amount(`${field}.cap`, category.cap)),
    }
    for (const locale of locales)
      if (category.documents[locale].trim().length > longestDocuments)
        problems[`${field}.documents-${locale}`] = 'TOO_LONG'
    return { ...namesOf(category), ...read }
  })
  const money = {
    ownShareOre: amount('ownShare', typed.ownShare) ?? 0,
    countedUpToOre: orNone(amount('countedUpTo', typed.countedUpTo)),
    capOre: orNone(amount('cap', typed.cap)),
    smallestPayoutOre: amount('smallestPayout', typed.smallestPayout) ?? 0,
  }
  const times = typed.times
    .slice(0, typed.period === 'year' ? 1 : 2)
    .map((time, at) => readTime(time, `times.${at}`, problems))
  const appealDays = note('appealDays', readDays(typed.appealDays), 'APPEAL_DAYS_INVALID')
  if (typed.isForSome && typed.institutions.length === 0)
    problems.institutions = 'INSTITUTION_REQUIRED'
  if (Object.keys(problems).length > before) return { rules: null, problems }
  const { period, statement, isOnce, needsSemesterFee, needsDoctorHere } = typed
  const institutions = typed.isForSome ? [...typed.institutions] : []
  const right = { needsSemesterFee, needsDoctorHere, institutions }
  const rules = { period, statement, categories, ...money, isOnce, appealDays, times, right }
  return { rules: SchemeRules.parse(rules), problems }
}

function noteTexts({ name, intro }: TypedVersion, problems: Record<string, string>): void {
  const { name: nameSchema, intro: introSchema } = shapeOf(textFields)
  for (const issue of nameSchema.safeParse(name).error?.issues ?? [])
    problems[`name-${String(issue.path[0])}`] ??= issue.message
  for (const issue of introSchema.safeParse(intro).error?.issues ?? [])
    problems[`intro-${String(issue.path[0])}`] ??= issue.message
}

const namesOf = ({ key, name, documents }: TypedCategory) => ({ key, name, documents })

/** Empty is none, 0; undefined for what is no amount. */
function readAmount(text: string): number | undefined {
  if (/^0*([.,]0{1,2})?$/.test(text.trim())) return 0
  return parseKroner(text, highestOre) ?? undefined
}

const orNone = (ore: number | null): number | null => ore || null

function readPercentage(text: string): number | undefined {
  const [, number] = /^(\d{1,3})\s?%?$/.exec(text.trim()) ?? []
  return number !== undefined && Number(number) >= 1 && Number(number) <= 100
    ? Number(number)
    : undefined
}

function readDays(text: string): number | undefined {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : undefined
  return SchemeRules.shape.appealDays.safeParse(number).data
}

function readTime({ opens, closes }: TypedTime, field: string, problems: Record<string, string>) {
  const [first, last] = [toDayOfYear(opens), toDayOfYear(closes)]
  const isOpen = opens.trim() === ''
  if (!isOpen && !dayOfYear.safeParse(first).success) problems[`${field}.opens`] = 'DAY_INVALID'
  if (!dayOfYear.safeParse(last).success) problems[`${field}.closes`] = 'DAY_INVALID'
  return { opens: isOpen ? null : first, closes: last }
}
