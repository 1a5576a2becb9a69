import { describe, expect, it } from 'vitest'
import { m } from '#messages'
import { FoundingContent, type FoundingForm, foundingForm, problemsOf } from './founding-form.ts'
import { foundingFieldText } from './refusal-messages.ts'

const known = { applicantEmail: 'maja@student.example', leastFounders: 3 }
const pdf = { name: 'vedtekter.pdf', size: 1_000 }
const form: FoundingForm = {
  name: 'Brettspill',
  purpose: { no: 'Å spille.', en: '' },
  description: { no: '', en: 'We play.' },
  institution: '',
  campus: '',
  topic: '',
  languages: ['no'],
  founders: [
    { name: 'Ola', email: 'ola@student.example' },
    { name: 'Kari', email: 'kari@student.example' },
  ],
  statutes: [pdf],
  minutes: [pdf],
}
const codesOf = (changed: Partial<FoundingForm>) =>
  foundingForm(known)
    .safeParse({ ...form, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('the form of a new association', () => {
  it('takes texts in one language, and as many founders as are needed with the applicant', () => {
    expect(codesOf({})).toBeUndefined()
  })

  it('says all that is wrong at once', () => {
    expect(
      codesOf({
        name: ' ',
        purpose: { no: ' ', en: '' },
        languages: [],
        founders: [{ name: '', email: 'nobody' }],
        statutes: [],
        minutes: [{ name: 'protokoll.docx', size: 10 }],
      }),
    ).toEqual([
      'name NAME_REQUIRED',
      'purpose.no PURPOSE_REQUIRED',
      'languages LANGUAGES_REQUIRED',
      'founders.0.name FOUNDER_NAME_REQUIRED',
      'founders.0.email EMAIL_INVALID',
      'statutes STATUTES_REQUIRED',
      'minutes MINUTES_NOT_PDF',
      'founders FOUNDERS_TOO_FEW',
    ])
  })

  it('says that texts are missing also while addresses are', () => {
    expect(
      codesOf({
        purpose: { no: '', en: '' },
        description: { no: '', en: '' },
        founders: [{ name: 'Ola', email: '' }],
      }),
    ).toEqual([
      'purpose.no PURPOSE_REQUIRED',
      'description.no DESCRIPTION_REQUIRED',
      'founders.0.email EMAIL_REQUIRED',
    ])
  })

  it('knows an address in any spelling', () => {
    const named = (...emails: string[]) =>
      problemsOf({ ...form, founders: emails.map((email) => ({ email })) }, known).map(
        ({ path, code }) => `${path.join('.')} ${code}`,
      )
    expect(named('ola@student.example', ' OLA@student.example')).toEqual([
      'founders.1.email FOUNDER_TWICE',
    ])
    expect(named('Maja@Student.example', 'ola@student.example')).toEqual([
      'founders.0.email FOUNDER_IS_APPLICANT',
    ])
  })

  it('refuses a national id in a text', () => {
    expect(codesOf({ description: { no: 'Ring 24890197341', en: '' } })).toEqual([
      'description.no LOOKS_LIKE_NATIONAL_ID',
    ])
  })
})

it('asks for the address of the founder, not of the one who fills in the form', () => {
  const [issue] =
    FoundingContent.shape.founders.safeParse([{ name: 'Kari', email: '' }]).error?.issues ?? []
  expect(foundingFieldText(issue?.message ?? '')).toBe(m.associations_founder_email_required())
})
