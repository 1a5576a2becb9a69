import { defaultLocale, isLocale } from '@trivsel/content-contract/locales'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { toIsoDate } from '#core/profile/birth-date.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { findCountry } from '#platform/countries/countries.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import {
  type ApplicationForm,
  createApplicationForm,
  type DepositFormOf,
  toSubmission,
} from '../model/application-form.ts'
import { type CustomerColumn, type FormProblem, longestSource } from './columns.ts'
import type { CustomerLine } from './customer.ts'

const longestExternalId = 100
/** A million kroner. */
const mostOre = 100_000_000

type Context = {
  readonly formOf: DepositFormOf
  /** In Norway, `2026-11-27`. */
  readonly today: string
}

/** The customer of a line, or the first thing that is wrong with it. */
export function readCustomerLine(
  { line, cells }: FileLine<CustomerColumn>,
  { formOf, today }: Context,
): CustomerLine | { line: number; problem: FormProblem } {
  const refuse = (problem: FormProblem) => ({ line, problem })
  const { source, externalId } = cells
  if (Object.values(cells).some(hasNationalId)) return refuse('LOOKS_LIKE_NATIONAL_ID')
  if (source === '' || source.length > longestSource) return refuse('SOURCE_INVALID')
  if (externalId === '' || externalId.length > longestExternalId)
    return refuse('EXTERNAL_ID_INVALID')
  const depositForm = formOf(cells.institution)
  const start = readStart(cells.start)
  const { data: form, error } = createApplicationForm(formOf).safeParse({
    firstName: cells.firstName,
    lastName: cells.lastName,
    dateOfBirth: cells.birthDate,
    country: findCountry(cells.nationality.toUpperCase())?.no ?? '',
    email: cells.email,
    institution: cells.institution,
    studyProgram: cells.studyProgram,
    nrOfSemesters: cells.semesters,
    semesterStart: start?.semesterStart ?? 'HOEST',
    studyDegree: cells.degree.toLowerCase(),
  } satisfies ApplicationForm)
  if (!form || !depositForm) return refuse(problemOf(error?.issues[0]))
  if (!start || (depositForm === 'degree' && start.semesterStart !== 'HOEST'))
    return refuse('START_INVALID')
  const amountOre = parseKroner(cells.amount, mostOre)
  if (amountOre === null) return refuse('AMOUNT_INVALID')
  const paidOn = toIsoDate(cells.paidOn)
  if (!isDate(paidOn) || paidOn > today) return refuse('PAID_ON_INVALID')
  const language = cells.language.toLowerCase() || defaultLocale
  if (!isLocale(language)) return refuse('LANGUAGE_INVALID')
  const { user, study } = toSubmission(form, { name: '', depositForm })
  return {
    line,
    customer: {
      source,
      externalId,
      email: user.email.toLowerCase(),
      firstName: user.firstName,
      lastName: user.lastName,
      birthDate: user.birthDate,
      nationality: cells.nationality.toUpperCase(),
      institution: cells.institution,
      depositForm,
      studySubject: study.subject,
      degree: study.degree,
      semesters: study.nrOfSemesters,
      semesterStart: study.semester,
      academicYear: start.academicYear,
      amountOre,
      paidOn,
      language,
    },
  }
}

/** The first semester, `2026H` or `2027V`, by the year in which its academic year begins. */
function readStart(text: string) {
  const [, year, semester] = /^(20\d\d)([HV])$/i.exec(text) ?? []
  if (!year || !semester) return null
  return semester.toUpperCase() === 'H'
    ? ({ semesterStart: 'HOEST', academicYear: Number(year) } as const)
    : ({ semesterStart: 'VAAR', academicYear: Number(year) - 1 } as const)
}

/** Of a field of the application. */
const problems: Readonly<Record<keyof ApplicationForm, FormProblem>> = {
  firstName: 'NAME_UNWRITABLE',
  lastName: 'NAME_UNWRITABLE',
  dateOfBirth: 'BIRTH_DATE_INVALID',
  country: 'NATIONALITY_INVALID',
  email: 'EMAIL_INVALID',
  institution: 'INSTITUTION_UNKNOWN',
  studyProgram: 'STUDY_PROGRAM_INVALID',
  nrOfSemesters: 'SEMESTERS_INVALID',
  semesterStart: 'START_INVALID',
  studyDegree: 'DEGREE_INVALID',
}

function problemOf(issue: { message: string; path: PropertyKey[] } | undefined): FormProblem {
  if (issue?.message === 'FIRST_NAME_REQUIRED') return 'FIRST_NAME_REQUIRED'
  if (issue?.message === 'SURNAME_REQUIRED') return 'LAST_NAME_REQUIRED'
  return problems[(issue?.path[0] ?? 'institution') as keyof ApplicationForm]
}
