import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { longest } from '#core/associations/limits.ts'
import { typeOfName } from '#core/files/file-types.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { type Localized, locales, localized } from '#platform/i18n/localized.ts'
import { mostFounders } from './limits.ts'

/** The two files of an application. */
export const foundingFiles = ['statutes', 'minutes'] as const
export type FoundingFile = (typeof foundingFiles)[number]

const text = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, { error: 'TOO_LONG', abort: true }),
    z.refine((typed) => !hasNationalId(typed), 'LOOKS_LIKE_NATIONAL_ID'),
  )

const Founder = z.object({
  name: text(longest.person).check(z.minLength(1, 'FOUNDER_NAME_REQUIRED')),
  email: EmailAddress,
})

const content = {
  name: text(longest.name).check(z.minLength(2, 'NAME_REQUIRED')),
  purpose: localized(text(longest.purpose)),
  description: localized(text(longest.description)),
  /** Empty for students of all. */
  institution: z.string().check(z.maxLength(30)),
  campus: z.string().check(z.regex(/^\d{0,9}$/)),
  topic: z.string().check(z.maxLength(36)),
  languages: z.array(z.enum(locales)).check(z.minLength(1, 'LANGUAGES_REQUIRED')),
  /** Besides the applicant. */
  founders: z.array(Founder).check(z.maxLength(mostFounders)),
}

/** The part `content` of what is sent, with what each file is, in their order. */
export const FoundingContent = z.object({
  ...content,
  files: z.array(z.enum(foundingFiles)).check(z.maxLength(foundingFiles.length)),
})
export type FoundingContent = z.infer<typeof FoundingContent>

type Named = { readonly founders: readonly { readonly email: string }[] }

type Texts = { readonly purpose: Localized; readonly description: Localized }

const isEmpty = (typed: Localized) => locales.every((locale) => typed[locale].trim() === '')

export type FoundingLimits = {
  readonly applicantEmail: string
  /** With the applicant. */
  readonly leastFounders: number
}

export type FoundingProblem = { readonly path: readonly (string | number)[]; readonly code: string }

/** What several fields together have wrong: the form shows it, and the server refuses it. */
export function problemsOf(
  { purpose, description, ...named }: Named & Texts,
  limits: FoundingLimits,
): FoundingProblem[] {
  const [first] = locales
  return [
    ...(isEmpty(purpose) ? [{ path: ['purpose', first], code: 'PURPOSE_REQUIRED' }] : []),
    ...(isEmpty(description)
      ? [{ path: ['description', first], code: 'DESCRIPTION_REQUIRED' }]
      : []),
    ...founderProblems(named, limits),
  ]
}

function founderProblems(
  { founders }: Named,
  { applicantEmail, leastFounders }: FoundingLimits,
): FoundingProblem[] {
  const emails = founders.map(({ email }) => email.trim().toLowerCase())
  const ofFounders = emails.flatMap((email, place) => {
    const path = ['founders', place, 'email']
    if (email === applicantEmail.toLowerCase()) return [{ path, code: 'FOUNDER_IS_APPLICANT' }]
    if (email !== '' && emails.indexOf(email) < place) return [{ path, code: 'FOUNDER_TWICE' }]
    return []
  })
  return [
    ...ofFounders,
    ...(founders.length + 1 < leastFounders
      ? [{ path: ['founders'], code: 'FOUNDERS_TOO_FEW' }]
      : []),
  ]
}

const File = z.object({ name: z.string(), size: z.number() })

const filesRight = (required: string, notPdf: string) =>
  z.array(File).check(
    z.minLength(1, required),
    z.maxLength(1, 'TOO_MANY_FILES'),
    z.refine((files) => files.every(({ name }) => typeOfName(name) === 'application/pdf'), notPdf),
  )

const whenever = { when: () => true } as const

/** With the problem of the text itself, since an empty address hides those of several fields. */
const inAnyLanguage = (text: z.ZodMiniType<Localized>, error: string) =>
  text.check(z.refine((typed) => !isEmpty(typed), { path: [locales[0]], error, ...whenever }))

/** The form in the browser, with the files that were chosen or stay. */
export const foundingForm = (known: FoundingLimits) =>
  z
    .object({
      ...content,
      purpose: inAnyLanguage(content.purpose, 'PURPOSE_REQUIRED'),
      description: inAnyLanguage(content.description, 'DESCRIPTION_REQUIRED'),
      statutes: filesRight('STATUTES_REQUIRED', 'STATUTES_NOT_PDF'),
      minutes: filesRight('MINUTES_REQUIRED', 'MINUTES_NOT_PDF'),
    })
    .check(
      z.check<FoundingForm>(({ value, issues }) => {
        for (const { path, code } of founderProblems(value, known))
          issues.push({ code: 'custom', path: [...path], message: code, input: value })
        // Also when single fields are wrong: all problems are shown at once.
      }, whenever),
    )

export type FoundingForm = Omit<FoundingContent, 'files'> & {
  statutes: { name: string; size: number }[]
  minutes: { name: string; size: number }[]
}
