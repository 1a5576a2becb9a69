import { isEmailAddress, writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isBirthDate, toIsoDate } from '#core/profile/birth-date.ts'
import type { DepositForm } from '#core/studies/deposit-forms.ts'
import type { Institution } from '#core/studies/institutions.ts'
import { findCountryByNorwegianName, hasFreeMovement } from '#platform/countries/countries.ts'
import { osloDate } from '#platform/time/oslo.ts'

export const studyDegrees = ['bachelor', 'master'] as const
export type StudyDegree = (typeof studyDegrees)[number]

/** Spring and autumn, and with a degree neither. */
export const semesterStarts = ['EMPTY', 'HOEST', 'VAAR'] as const
export type SemesterStart = (typeof semesterStarts)[number]

/** What an institution asks for, by its code; undefined for one that cannot be chosen. */
export type DepositFormOf = (institution: string) => DepositForm | undefined

export function depositFormsOf(
  institutions: readonly Pick<Institution, 'code' | 'depositForm'>[],
): DepositFormOf {
  const forms = new Map(institutions.map(({ code, depositForm }) => [code, depositForm]))
  return (code) => forms.get(code)
}

/** One line of letters, numbers and punctuation of any script; a letter is written with it. */
const characters = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Zs}´`+°]|\u200c|\u200d)*$/u

/** The same, and signs of any kind: `C++ <3>`, `Law & Economics 2 = 1`. No invisible ones. */
const charactersAndSigns = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]|\u200c|\u200d)*$/u

const line = (
  longest: number,
  required: string,
  { allowed, error }: { allowed: RegExp; error: string },
) =>
  z.string().check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(longest, 'TOO_LONG'),
    z.regex(allowed, error),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

/** A letter of another script than ours; signs that several scripts have are none of them. */
const foreignLetter = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u

/** As in the lines of a passport that machines read: letters and invoices are written with it. */
const latinLine = (longest: number, required: string) =>
  line(longest, required, { allowed: characters, error: 'NAME_CHARACTERS_INVALID' }).check(
    z.refine((text) => !foreignLetter.test(text), 'NAME_UNWRITABLE'),
  )

const longestName = 100
const longestStudy = 200

type Study = Record<'institution' | 'nrOfSemesters' | 'semesterStart' | 'studyDegree', string>

/** Checked even when other fields are wrong, so that all problems are shown at once. */
const needed = (field: keyof Study, error: string, isRight: (study: Study) => boolean) =>
  z.refine<Study>(isRight, { path: [field], error, when: () => true })

function studyChecksOf(formOf: DepositFormOf) {
  const hasDegree = ({ institution }: Study) => formOf(institution) === 'degree'
  return [
    needed(
      'institution',
      'INSTITUTION_REQUIRED',
      ({ institution }) => formOf(institution) !== undefined,
    ),
    needed('studyDegree', 'DEGREE_REQUIRED', (form) => !hasDegree(form) || form.studyDegree !== ''),
    needed(
      'studyDegree',
      'DEGREE_INVALID',
      (form) => !hasDegree(form) || ['', ...studyDegrees].includes(form.studyDegree),
    ),
    needed(
      'nrOfSemesters',
      'SEMESTERS_REQUIRED',
      (form) => hasDegree(form) || ['1', '2'].includes(form.nrOfSemesters),
    ),
    needed(
      'semesterStart',
      'START_REQUIRED',
      (form) => hasDegree(form) || ['HOEST', 'VAAR'].includes(form.semesterStart),
    ),
  ] as const
}

/**
 * The form of the application (specification, section 5). Messages are codes whose texts are in the
 * catalogue; a date comes out as `2001-09-24`. Of a field the first problem counts: none of them ends
 * the looking, or those of the studies would be said only when all else is right.
 */
const applicationShape = z.object({
  firstName: latinLine(longestName, 'FIRST_NAME_REQUIRED'),
  lastName: latinLine(longestName, 'SURNAME_REQUIRED'),
  dateOfBirth: z.string().check(
    z.trim(),
    z.minLength(1, 'BIRTH_DATE_REQUIRED'),
    z.maxLength(30, 'BIRTH_DATE_FORMAT'),
    z.overwrite(toIsoDate),
    z.refine((date) => isBirthDate(date, osloDate(new Date())), 'BIRTH_DATE_FORMAT'),
  ),
  /** The Norwegian name. */
  country: z.string().check(
    z.maxLength(100, 'COUNTRY_REQUIRED'),
    z.refine((name) => findCountryByNorwegianName(name) !== undefined, 'COUNTRY_REQUIRED'),
  ),
  // As `EmailAddress`, but whatever is wrong with it, the other fields are checked too.
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'EMAIL_REQUIRED'),
    z.overwrite(writeEmailAddress),
    z.refine(isEmailAddress, 'EMAIL_INVALID'),
    z.maxLength(254, 'EMAIL_INVALID'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
  /** Its code; `studyChecksOf` knows which can be chosen. */
  institution: z.string().check(z.minLength(1, 'INSTITUTION_REQUIRED')),
  studyProgram: line(longestStudy, 'STUDY_PROGRAM_REQUIRED', {
    allowed: charactersAndSigns,
    error: 'CHARACTERS_INVALID',
  }),
  nrOfSemesters: z.string(),
  semesterStart: z.string(),
  studyDegree: z.string(),
})

export const createApplicationForm = (formOf: DepositFormOf) =>
  applicationShape.check(...studyChecksOf(formOf))
export type ApplicationForm = z.infer<typeof applicationShape>

/**
 * The form as applicants fill it in. Citizens who need no residence permit are asked whether they need
 * a deposit account at all; the answer is not sent, and an application of theirs is never refused for
 * it: some have two passports.
 */
export const createTypedApplication = (formOf: DepositFormOf) =>
  z.extend(applicationShape, { needsDeposit: z.string() }).check(
    ...studyChecksOf(formOf),
    z.refine<Need>((form) => !asksForNeed(form.country) || form.needsDeposit !== '', {
      path: ['needsDeposit'],
      error: 'NEED_REQUIRED',
      when: () => true,
    }),
    z.refine<Need>((form) => !asksForNeed(form.country) || form.needsDeposit !== 'no', {
      path: ['needsDeposit'],
      error: 'NOT_NEEDED',
      when: () => true,
    }),
  )
export type TypedApplication = ApplicationForm & { needsDeposit: string }

type Need = { readonly country: string; readonly needsDeposit: string }

/** @param country its Norwegian name */
export function asksForNeed(country: string): boolean {
  const found = findCountryByNorwegianName(country)
  return found !== undefined && hasFreeMovement(found)
}

/** In their order on the screen. */
export const applicationFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'country',
  'needsDeposit',
  'email',
  'institution',
  'studyProgram',
  'nrOfSemesters',
  'semesterStart',
  'studyDegree',
] as const satisfies readonly (keyof TypedApplication)[]

export const emptyApplication: TypedApplication = {
  needsDeposit: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  country: '',
  email: '',
  institution: '',
  studyProgram: '',
  nrOfSemesters: '0',
  semesterStart: 'EMPTY',
  studyDegree: '',
}

const draftText = z.string().check(
  z.maxLength(300),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)

/** What is filled in so far, right or wrong. A national id is never kept with it. */
export const ApplicationDraft = z.partialRecord(z.enum(applicationFields), draftText)
export type ApplicationDraft = z.infer<typeof ApplicationDraft>

/** As it is sent (specification, section 3: submission shape). */
export const Submission = z.object({
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** `2001-09-24`. */
    birthDate: z.string(),
    email: z.string(),
    nationality: z.string(),
  }),
  study: z.object({
    subject: z.string(),
    description: z.string().check(z.trim(), z.maxLength(1000)),
    nrOfSemesters: z.int(),
    semester: z.enum(semesterStarts),
    degree: z.nullable(z.enum(studyDegrees)),
  }),
  institution: z.object({ name: z.string().check(z.maxLength(200)), code: z.string() }),
})
export type Submission = z.infer<typeof Submission>

export const EditedSubmission = z.extend(Submission, { id: z.uuid() })

/** What is saved: with what the institution asked for. */
export type CheckedSubmission = Submission & { readonly depositForm: DepositForm }

/** Where a field of the form is in what is sent: refusals name it so. */
const sentAs: Readonly<Record<keyof ApplicationForm, readonly string[]>> = {
  firstName: ['user', 'firstName'],
  lastName: ['user', 'lastName'],
  dateOfBirth: ['user', 'birthDate'],
  country: ['user', 'nationality'],
  email: ['user', 'email'],
  institution: ['institution', 'code'],
  studyProgram: ['study', 'subject'],
  nrOfSemesters: ['study', 'nrOfSemesters'],
  semesterStart: ['study', 'semester'],
  studyDegree: ['study', 'degree'],
}

/**
 * What the form refuses is refused here too; values come out as the form leaves them.
 * @returns the invalid fields by the names under which they are sent, each once: `user.firstName`
 */
export function checkSubmission(
  submitted: Submission,
  formOf: DepositFormOf,
): { valid: CheckedSubmission } | { invalid: string[] } {
  const { data, error } = createApplicationForm(formOf).safeParse(fromSubmission(submitted))
  const depositForm = formOf(submitted.institution.code)
  if (data && depositForm) {
    const { name } = submitted.institution
    const { description } = submitted.study
    return { valid: { ...toSubmission(data, { name, depositForm }, description), depositForm } }
  }
  const fields = (error?.issues ?? []).map(({ path }) =>
    sentAs[path[0] as keyof ApplicationForm].join('.'),
  )
  return { invalid: [...new Set(fields)] }
}

/** Sent with values that are not used emptied: no semesters with a degree, and no degree with them. */
export function toSubmission(
  form: ApplicationForm,
  institution: { readonly name: string; readonly depositForm: DepositForm },
  description = '',
): Submission {
  const hasDegree = institution.depositForm === 'degree'
  return {
    user: {
      firstName: form.firstName,
      lastName: form.lastName,
      birthDate: form.dateOfBirth,
      email: form.email,
      nationality: form.country,
    },
    study: {
      subject: form.studyProgram,
      description,
      nrOfSemesters: hasDegree ? 0 : Number(form.nrOfSemesters),
      semester: hasDegree ? 'EMPTY' : (form.semesterStart as SemesterStart),
      degree: hasDegree ? (form.studyDegree as StudyDegree) : null,
    },
    institution: { name: institution.name, code: form.institution },
  }
}

/** Back into the form, to be edited. */
export function fromSubmission({ user, study, institution }: Submission): ApplicationForm {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    dateOfBirth: user.birthDate,
    country: user.nationality,
    email: user.email,
    institution: institution.code,
    studyProgram: study.subject,
    nrOfSemesters: String(study.nrOfSemesters),
    semesterStart: study.semester,
    studyDegree: study.degree ?? '',
  }
}
