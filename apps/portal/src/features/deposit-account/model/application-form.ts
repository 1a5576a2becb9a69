import { isEmailAddress, writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isBirthDate, toIsoDate } from '#core/profile/birth-date.ts'
import { findInstitution } from '#core/studies/institutions.ts'
import { findCountryByNorwegianName, hasFreeMovement } from '#platform/countries/countries.ts'
import { osloDate } from '#platform/time/oslo.ts'

export const studyDegrees = ['bachelor', 'master'] as const
export type StudyDegree = (typeof studyDegrees)[number]

/** Spring and autumn, and of BI neither. */
export const semesterStarts = ['EMPTY', 'HOEST', 'VAAR'] as const
export type SemesterStart = (typeof semesterStarts)[number]

/** The institution whose students are asked for their degree (specification, section 9). */
export const degreeInstitution = 'BI'

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

const hasDegree = ({ institution }: Study) => institution === degreeInstitution

/** Checked even when other fields are wrong, so that all problems are shown at once. */
const needed = (field: keyof Study, error: string, isRight: (study: Study) => boolean) =>
  z.refine<Study>(isRight, { path: [field], error, when: () => true })

const studyChecks = [
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
  /** Its code. */
  institution: z.string().check(
    z.maxLength(100, 'INSTITUTION_REQUIRED'),
    z.refine((code) => findInstitution(code) !== undefined, 'INSTITUTION_REQUIRED'),
  ),
  studyProgram: line(longestStudy, 'STUDY_PROGRAM_REQUIRED', {
    allowed: charactersAndSigns,
    error: 'CHARACTERS_INVALID',
  }),
  nrOfSemesters: z.string(),
  semesterStart: z.string(),
  studyDegree: z.string(),
})

export const ApplicationForm = applicationShape.check(...studyChecks)
export type ApplicationForm = z.infer<typeof ApplicationForm>

/**
 * The form as applicants fill it in. Citizens who need no residence permit are asked whether they need
 * a deposit account at all; the answer is not sent, and an application of theirs is never refused for
 * it: some have two passports.
 */
export const TypedApplication = z.extend(applicationShape, { needsDeposit: z.string() }).check(
  ...studyChecks,
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
export type TypedApplication = z.infer<typeof TypedApplication>

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
const Submission = z.object({
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

/** What the form refuses is refused here too; values come out as the form leaves them. */
export const SubmittedApplication = z.pipe(Submission, z.transform(checkSubmission))
export type SubmittedApplication = z.infer<typeof SubmittedApplication>

export const EditedApplication = z.pipe(
  z.extend(Submission, { id: z.uuid() }),
  z.transform((edited, context) => ({
    ...checkSubmission(edited, context as Parameters<typeof checkSubmission>[1]),
    id: edited.id,
  })),
)

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

function checkSubmission(
  submitted: Submission,
  { issues }: { issues: { push(issue: object): number } },
): Submission {
  const { data, error } = ApplicationForm.safeParse(fromSubmission(submitted))
  if (data) return toSubmission(data, submitted.institution.name, submitted.study.description)
  for (const { path, message } of error.issues)
    issues.push({
      code: 'custom',
      input: submitted,
      path: [...sentAs[path[0] as keyof ApplicationForm]],
      message,
    })
  return submitted
}

/** Sent with values that are not used emptied: 0 and empty for BI, no degree for the others. */
export function toSubmission(
  form: ApplicationForm,
  institutionName: string,
  description = '',
): Submission {
  const hasDegree = form.institution === degreeInstitution
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
    institution: { name: institutionName, code: form.institution },
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
