import { describe, expect, it } from 'vitest'
import {
  ApplicationDraft,
  checkSubmission,
  createApplicationForm,
  createTypedApplication,
  depositFormsOf,
  emptyApplication,
  fromSubmission,
  toSubmission,
} from './application-form.ts'

const formOf = depositFormsOf([
  { code: 'UiO', depositForm: 'semesters' },
  { code: 'Fjordvel', depositForm: 'degree' },
])
const ApplicationForm = createApplicationForm(formOf)
const TypedApplication = createTypedApplication(formOf)
const semesters = { name: 'University of Oslo', depositForm: 'semesters' } as const

const form = {
  firstName: ' Linh ',
  lastName: 'Nguyễn',
  dateOfBirth: '4.5.2003',
  country: 'Vietnam',
  email: 'linh@example.org',
  institution: 'UiO',
  studyProgram: 'Informatics',
  nrOfSemesters: '2',
  semesterStart: 'HOEST',
  studyDegree: '',
}
const withDegree = { ...form, institution: 'Fjordvel', nrOfSemesters: '0', semesterStart: 'EMPTY' }

/** The first of each field, as it is shown. */
function problemsOf(values: object): string[] {
  const first = new Map<string, string>()
  for (const { path, message } of ApplicationForm.safeParse(values).error?.issues ?? [])
    if (!first.has(path.join('.'))) first.set(path.join('.'), message)
  return [...first].map(([field, code]) => `${field} ${code}`)
}

describe('the form of the application', () => {
  it.each([
    { lastName: 'O’Brien-Ağaoğlu' },
    { lastName: 'Gʻulomov' },
    { firstName: 'Þóra Ẽ' },
    { studyProgram: '情報学' },
    { studyProgram: 'C++ & <Data> = 100 % | $' },
  ])('takes %j', (values) => {
    expect(problemsOf({ ...form, ...values })).toEqual([])
  })

  it('says all that is missing at once', () => {
    expect(problemsOf(emptyApplication)).toEqual([
      'firstName FIRST_NAME_REQUIRED',
      'lastName SURNAME_REQUIRED',
      'dateOfBirth BIRTH_DATE_REQUIRED',
      'country COUNTRY_REQUIRED',
      'email EMAIL_REQUIRED',
      'institution INSTITUTION_REQUIRED',
      'studyProgram STUDY_PROGRAM_REQUIRED',
      'nrOfSemesters SEMESTERS_REQUIRED',
      'semesterStart START_REQUIRED',
    ])
  })

  it.each([
    [{ dateOfBirth: '2003/05/04' }, 'dateOfBirth BIRTH_DATE_FORMAT'],
    [{ dateOfBirth: '31.02.2003' }, 'dateOfBirth BIRTH_DATE_FORMAT'],
    [{ dateOfBirth: '01.01.2999' }, 'dateOfBirth BIRTH_DATE_FORMAT'],
    [{ country: 'Atlantis' }, 'country COUNTRY_REQUIRED'],
    [{ email: 'linh' }, 'email EMAIL_INVALID'],
    [{ institution: 'XX' }, 'institution INSTITUTION_REQUIRED'],
    [{ nrOfSemesters: '3' }, 'nrOfSemesters SEMESTERS_REQUIRED'],
    [{ nrOfSemesters: '0' }, 'nrOfSemesters SEMESTERS_REQUIRED'],
    [{ semesterStart: 'EMPTY' }, 'semesterStart START_REQUIRED'],
    [{ firstName: 'a'.repeat(101) }, 'firstName TOO_LONG'],
    [{ lastName: 'a\u202eb' }, 'lastName NAME_CHARACTERS_INVALID'],
    [{ lastName: 'Nguyen <b>' }, 'lastName NAME_CHARACTERS_INVALID'],
    [{ studyProgram: 'a\u202eb' }, 'studyProgram CHARACTERS_INVALID'],
    [{ firstName: 'محمد' }, 'firstName NAME_UNWRITABLE'],
    [{ lastName: 'Wang 王' }, 'lastName NAME_UNWRITABLE'],
    [{ studyProgram: 'a'.repeat(201) }, 'studyProgram TOO_LONG'],
    [{ ...withDegree, studyDegree: '' }, 'studyDegree DEGREE_REQUIRED'],
    [{ ...withDegree, studyDegree: 'phd' }, 'studyDegree DEGREE_INVALID'],
  ])('with %j: %s', (values, problem) => {
    expect(problemsOf({ ...form, ...values })).toEqual([problem])
  })

  it('takes 1 and 2 semesters, spring and autumn, and both degrees', () => {
    for (const nrOfSemesters of ['1', '2'])
      for (const semesterStart of ['HOEST', 'VAAR'])
        expect(problemsOf({ ...form, nrOfSemesters, semesterStart })).toEqual([])
    for (const studyDegree of ['bachelor', 'master'])
      expect(problemsOf({ ...withDegree, studyDegree })).toEqual([])
  })
})

describe('the question whether a deposit account is needed', () => {
  const problems = (values: object) =>
    TypedApplication.safeParse({ ...form, needsDeposit: '', ...values }).error?.issues.map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    ) ?? []

  it.each(['Tyskland', 'Island', 'Sveits', 'Norge'])('is asked of citizens of %s', (country) => {
    expect(problems({ country })).toEqual(['needsDeposit NEED_REQUIRED'])
    expect(problems({ country, needsDeposit: 'no' })).toEqual(['needsDeposit NOT_NEEDED'])
    expect(problems({ country, needsDeposit: 'yes' })).toEqual([])
  })

  it.each(['Vietnam', 'Storbritannia', ''])('is not asked of citizens of %j', (country) => {
    expect(problems({ country, needsDeposit: 'no' }).filter((one) => one.includes('need'))).toEqual(
      [],
    )
  })

  it('refuses nothing that is sent: some have two passports', () => {
    const sent = toSubmission(ApplicationForm.parse({ ...form, country: 'Tyskland' }), semesters)
    expect(checkSubmission(sent, formOf)).toHaveProperty('valid')
  })
})

describe('what is sent', () => {
  it('is trimmed, has an ISO date and the Norwegian country, and comes back into the form', () => {
    const parsed = ApplicationForm.parse(form)
    const sent = toSubmission(parsed, semesters)
    expect(sent).toEqual({
      user: {
        firstName: 'Linh',
        lastName: 'Nguyễn',
        birthDate: '2003-05-04',
        email: 'linh@example.org',
        nationality: 'Vietnam',
      },
      study: {
        subject: 'Informatics',
        description: '',
        nrOfSemesters: 2,
        semester: 'HOEST',
        degree: null,
      },
      institution: { name: 'University of Oslo', code: 'UiO' },
    })
    expect(fromSubmission(sent)).toEqual({ ...parsed, studyDegree: '' })
    expect(checkSubmission(sent, formOf)).toEqual({ valid: { ...sent, depositForm: 'semesters' } })
  })

  it('has no semesters where the institution asks for a degree, and no degree where it does not', () => {
    const parsed = ApplicationForm.parse({ ...withDegree, studyDegree: 'master' })
    expect(toSubmission(parsed, { name: '', depositForm: 'degree' }).study).toMatchObject({
      nrOfSemesters: 0,
      semester: 'EMPTY',
      degree: 'master',
    })
    const other = ApplicationForm.parse({ ...form, studyDegree: 'master' })
    expect(toSubmission(other, semesters).study.degree).toBeNull()
  })
})

describe('what was sent', () => {
  const sent = toSubmission(ApplicationForm.parse(form), semesters)

  it('is judged by the form of the institution, whatever was sent beside it', () => {
    const study = { ...sent.study, degree: 'master' as const }
    const institution = { name: '', code: 'Fjordvel' }
    expect(checkSubmission({ ...sent, study, institution }, formOf)).toMatchObject({
      valid: {
        depositForm: 'degree',
        study: { degree: 'master', nrOfSemesters: 0, semester: 'EMPTY' },
      },
    })
    expect(checkSubmission({ ...sent, study }, formOf)).toMatchObject({
      valid: { depositForm: 'semesters', study: { degree: null, nrOfSemesters: 2 } },
    })
  })

  it('names each invalid field once, as it was sent', () => {
    const wrong = {
      ...sent,
      user: { ...sent.user, firstName: '' },
      institution: { name: '', code: 'Hogwarts' },
      study: { ...sent.study, nrOfSemesters: 3 },
    }
    expect(checkSubmission(wrong, formOf)).toEqual({
      invalid: ['user.firstName', 'institution.code', 'study.nrOfSemesters'],
    })
  })
})

describe('a draft', () => {
  it('may be half and wrong, but hold nothing else and no national id', () => {
    expect(ApplicationDraft.safeParse({ dateOfBirth: '4.' }).success).toBe(true)
    expect(ApplicationDraft.safeParse({ password: 'x' }).success).toBe(false)
    expect(ApplicationDraft.safeParse({ studyProgram: '13097248022' }).success).toBe(false)
    expect(ApplicationDraft.safeParse({ firstName: 'a'.repeat(301) }).success).toBe(false)
  })
})
