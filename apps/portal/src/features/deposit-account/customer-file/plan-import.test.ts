import { describe, expect, it } from 'vitest'
import { readTableFile } from '#core/table-files/read-table-file.ts'
import { type CustomerColumn, customerColumns, customerTable } from './columns.ts'
import { type CustomerLine, factsOf } from './customer.ts'
import { type Present, type PresentCustomer, planImport } from './plan-import.ts'
import { readCustomerLine } from './read-customer-line.ts'

const context = {
  formOf: (code: string) => ({ UiO: 'semesters' as const, BI: 'degree' as const })[code],
  today: '2026-11-27',
}
const linh = {
  source: 'Kontoboka',
  externalId: 'D-1',
  email: 'Linh@fjordvel.example',
  firstName: 'Linh',
  lastName: 'Nguyen',
  birthDate: '5.4.2003',
  nationality: 'vn',
  institution: 'UiO',
  studyProgram: 'Informatics',
  start: '2026H',
  semesters: '2',
  degree: '',
  amount: '165 194,50',
  paidOn: '2026-06-10',
  language: 'EN',
} satisfies Record<CustomerColumn, string>
const minh = { ...linh, externalId: 'D-2', email: 'minh@fjordvel.example' }

type Cells = Record<CustomerColumn, string>

function read(...rows: readonly Cells[]) {
  const text = [customerColumns, ...rows.map((row) => customerColumns.map((one) => row[one]))]
  const file = readTableFile(text.map((cells) => cells.join(';')).join('\n'), customerTable)
  if ('problem' in file) throw new Error(JSON.stringify(file.problem))
  return file.lines.map((line) => readCustomerLine(line, context))
}

const nobody: Present = { accounts: [], customers: [] }

function plan(rows: readonly Cells[], present: Partial<Present> = {}) {
  const lines = read(...rows)
  return planImport(
    lines.filter((one) => 'customer' in one),
    { ...nobody, ...present },
    lines.filter((one) => 'problem' in one),
  )
}

const account = {
  userId: 'linh',
  email: 'linh@fjordvel.example',
  isKnown: true,
  isOwn: false,
  hasApplication: false,
}

function imported(row: Cells, changes: Partial<PresentCustomer> = {}): PresentCustomer {
  const { customer } = read(row)[0] as CustomerLine
  const { source, externalId, amountOre, paidOn } = customer
  return {
    source,
    externalId,
    imported: { amountOre, paidOn },
    balanceOre: amountOre,
    facts: factsOf(customer),
    ...changes,
  }
}

describe('a line', () => {
  it('is a customer with the values of an application', () => {
    expect(read(linh)).toEqual([
      {
        line: 2,
        customer: {
          source: 'Kontoboka',
          externalId: 'D-1',
          email: 'linh@fjordvel.example',
          firstName: 'Linh',
          lastName: 'Nguyen',
          birthDate: '2003-04-05',
          nationality: 'VN',
          institution: 'UiO',
          depositForm: 'semesters',
          studySubject: 'Informatics',
          degree: null,
          semesters: 2,
          semesterStart: 'HOEST',
          academicYear: 2026,
          amountOre: 16_519_450,
          paidOn: '2026-06-10',
          language: 'en',
        },
      },
    ])
  })

  it.each([
    [
      { start: '2027V', semesters: '1' },
      { semesterStart: 'VAAR', academicYear: 2026 },
    ],
    [
      { institution: 'BI', degree: 'Master' },
      { depositForm: 'degree', degree: 'master', semesters: 0, semesterStart: 'EMPTY' },
    ],
    [{ language: '' }, { language: 'no' }],
    [{ amount: '0,01' }, { amountOre: 1 }],
    [{ amount: '1000000' }, { amountOre: 100_000_000 }],
    [{ paidOn: '27.11.2026' }, { paidOn: '2026-11-27' }],
    [{ source: 'a'.repeat(60) }, { source: 'a'.repeat(60) }],
    [{ externalId: '1'.repeat(9) }, { externalId: '1'.repeat(9) }],
  ])('with %j has %j', (cells, customer) => {
    expect(read({ ...linh, ...cells })).toMatchObject([{ customer }])
  })

  it.each([
    [{ externalId: '15890050015' }, 'LOOKS_LIKE_NATIONAL_ID'],
    [{ source: '' }, 'SOURCE_INVALID'],
    [{ source: 'a'.repeat(61) }, 'SOURCE_INVALID'],
    [{ externalId: '' }, 'EXTERNAL_ID_INVALID'],
    [{ externalId: 'a'.repeat(101) }, 'EXTERNAL_ID_INVALID'],
    [{ email: 'linh' }, 'EMAIL_INVALID'],
    [{ email: '' }, 'EMAIL_INVALID'],
    [{ firstName: '' }, 'FIRST_NAME_REQUIRED'],
    [{ lastName: '' }, 'LAST_NAME_REQUIRED'],
    [{ lastName: 'Нгуен' }, 'NAME_UNWRITABLE'],
    [{ birthDate: '2003-02-30' }, 'BIRTH_DATE_INVALID'],
    [{ nationality: 'Vietnam' }, 'NATIONALITY_INVALID'],
    [{ institution: 'UiB' }, 'INSTITUTION_UNKNOWN'],
    [{ studyProgram: '' }, 'STUDY_PROGRAM_INVALID'],
    [{ start: '2026' }, 'START_INVALID'],
    [{ start: '2026A' }, 'START_INVALID'],
    [{ institution: 'BI', degree: 'master', start: '2027V' }, 'START_INVALID'],
    [{ semesters: '3' }, 'SEMESTERS_INVALID'],
    [{ institution: 'BI' }, 'DEGREE_INVALID'],
    [{ institution: 'BI', degree: 'phd' }, 'DEGREE_INVALID'],
    [{ amount: '0' }, 'AMOUNT_INVALID'],
    [{ amount: '1000000,01' }, 'AMOUNT_INVALID'],
    [{ amount: '-5' }, 'AMOUNT_INVALID'],
    [{ amount: '5,123' }, 'AMOUNT_INVALID'],
    [{ paidOn: '2026-11-28' }, 'PAID_ON_INVALID'],
    [{ paidOn: '' }, 'PAID_ON_INVALID'],
    [{ language: 'de' }, 'LANGUAGE_INVALID'],
  ])('with %j is wrong: %s', (cells, problem) => {
    expect(read({ ...linh, ...cells })).toEqual([{ line: 2, problem }])
  })
})

describe('a file with customers', () => {
  it('adds those who have an account here, and those who get one', () => {
    expect(plan([linh, minh], { accounts: [account] })).toMatchObject({
      lines: [
        { line: 2, userId: 'linh', change: 'added' },
        { line: 3, userId: null, change: 'added' },
      ],
    })
  })

  it('names every wrong line at once, by itself or beside what is here', () => {
    const present = { accounts: [{ ...account, hasApplication: true }] }
    expect(plan([linh, { ...minh, amount: '' }], present)).toEqual({
      problems: [
        { line: 2, problem: 'HAS_APPLICATION' },
        { line: 3, problem: 'AMOUNT_INVALID' },
      ],
    })
  })

  it.each([
    [{ ...minh, email: linh.email }, 'PERSON_REPEATED'],
    [{ ...minh, externalId: linh.externalId }, 'EXTERNAL_ID_REPEATED'],
  ])('has a person and an id once', (other, problem) => {
    expect(plan([linh, other])).toEqual({ problems: [{ line: 3, problem }] })
  })

  it('has the same id of another system', () => {
    const other = { ...minh, externalId: linh.externalId, source: 'Arkivet' }
    expect(plan([linh, other])).toMatchObject({ lines: [{}, { change: 'added' }] })
  })

  it.each([
    [{ isKnown: false }, 'EMAIL_NOT_VERIFIED'],
    [{ isOwn: true }, 'OWN_ACCOUNT'],
    [{ hasApplication: true }, 'HAS_APPLICATION'],
  ])('is refused where the account is %j', (changes, problem) => {
    expect(plan([linh], { accounts: [{ ...account, ...changes }] })).toEqual({
      problems: [{ line: 2, problem }],
    })
  })
})

describe('a customer who was imported before', () => {
  const present = (changes: Partial<PresentCustomer> = {}) => ({
    accounts: [{ ...account, hasApplication: true }],
    customers: [imported(linh, changes)],
  })

  it('is unchanged by the same line, also when some of it has been paid out since', () => {
    for (const balanceOre of [16_519_450, 100, 0])
      expect(plan([linh], present({ balanceOre }))).toMatchObject({
        lines: [{ change: 'unchanged' }],
      })
  })

  it('is unchanged by a line with what is on the account now', () => {
    expect(plan([{ ...linh, amount: '1' }], present({ balanceOre: 100 }))).toMatchObject({
      lines: [{ change: 'unchanged' }],
    })
  })

  it('is unchanged once the data of the person were deleted', () => {
    expect(
      plan([linh], { customers: [imported(linh, { facts: null, balanceOre: 0 })] }),
    ).toMatchObject({ lines: [{ change: 'unchanged' }] })
  })

  it.each([
    [{ amount: '165194,51' }, 'AMOUNT_DIFFERS'],
    [{ lastName: 'Tran' }, 'VALUES_DIFFER'],
    [{ paidOn: '2026-06-11' }, 'VALUES_DIFFER'],
  ])('is refused with %j', (cells, problem) => {
    expect(plan([{ ...linh, ...cells }], present())).toEqual({ problems: [{ line: 2, problem }] })
  })
})

it('knows a customer whose account was opened here by the customer number', () => {
  const row = { ...linh, source: 'Fjordvel', externalId: '100012' }
  const here = imported(row, { source: null, imported: null })
  const accounts = [{ ...account, hasApplication: true }]
  expect(plan([row], { accounts, customers: [here] })).toMatchObject({
    lines: [{ change: 'unchanged' }],
  })
  expect(plan([{ ...row, amount: '1' }], { accounts, customers: [here] })).toEqual({
    problems: [{ line: 2, problem: 'AMOUNT_DIFFERS' }],
  })
})
