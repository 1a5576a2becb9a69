import { describe, expect, it } from 'vitest'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import type { StaffInstitution } from '../setup/contract.ts'
import { longestInstitutionFile } from './columns.ts'
import { compareInstitutions } from './compare-institutions.ts'
import { exportColumns } from './export-columns.ts'
import { readInstitutionFile } from './read-institution-file.ts'

const header = 'code;name_no;name_en;campus;dbh;depositForm;active'
const campuses = [{ id: 7, name: { no: 'Sentrum', en: 'City' }, version: 1, institutions: 1 }]
const fjordvel: StaffInstitution = {
  code: 'Fjordvel',
  name: { no: 'Fjordvel høgskole', en: 'Fjordvel College' },
  campusId: 7,
  dbh: '1234',
  depositForm: 'degree',
  isActive: true,
  version: 3,
  keys: [],
}
const aker: StaffInstitution = {
  ...fjordvel,
  code: 'Aker',
  name: { no: '=Aker "Ø"; as', en: 'Aker' },
  campusId: null,
  dbh: '',
  depositForm: 'semesters',
  isActive: false,
}
const present = { institutions: [fjordvel, aker], campuses }
const same = 'Fjordvel;Fjordvel høgskole;Fjordvel College;Sentrum;1234;degree;yes'

function compare(...lines: string[]) {
  const read = readInstitutionFile([header, ...lines].join('\n'))
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return compareInstitutions(read.lines, present)
}

describe('a file with institutions', () => {
  it('that was exported changes nothing', () => {
    const columns = exportColumns(present)
    const text = writeCsv(
      columns.map((column) => column.header),
      present.institutions.map((one) => columns.map(({ value }) => value(one))),
    )
    const read = readInstitutionFile(text)
    expect('lines' in read && compareInstitutions(read.lines, present)).toMatchObject({
      lines: [
        { line: 2, change: 'unchanged', fields: [] },
        { line: 3, change: 'unchanged', fields: [] },
      ],
      missing: [],
    })
  })

  it('shows what is added, what is changed, and what it does not name', () => {
    expect(
      compare(
        'Fjordvel;Fjordvel høgskole;Fjordvel University;city;1234;degree;NEI',
        'Bergvik;Bergvik;Bergvik;;;Semesters;1',
      ),
    ).toMatchObject({
      lines: [
        { line: 2, change: 'changed', fields: ['name', 'isActive'] },
        { line: 3, change: 'added', form: { code: 'Bergvik', campusId: null, dbh: '' } },
      ],
      missing: ['Aker'],
    })
  })

  it.each([
    [';A;A;;;degree;ja', 'CODE_REQUIRED'],
    ['<b>;A;A;;;degree;ja', 'CODE_INVALID'],
    [`${'a'.repeat(31)};A;A;;;degree;ja`, 'TOO_LONG'],
    ['Bergvik;A;;;;degree;ja', 'NAME_REQUIRED'],
    [`Bergvik;${'a'.repeat(151)};A;;;degree;ja`, 'TOO_LONG'],
    ['Bergvik;A;A;Nord;;degree;ja', 'CAMPUS_UNKNOWN'],
    ['Bergvik;A;A;;123;degree;ja', 'DBH_INVALID'],
    ['Bergvik;A;A;;1234;degree;ja', 'DBH_EXISTS'],
    ['Bergvik;A;A;;;phd;ja', 'FORM_REQUIRED'],
    ['Bergvik;A;A;;;degree;kanskje', 'ACTIVE_INVALID'],
    ['FJORDVEL;A;A;;;degree;ja', 'INSTITUTION_EXISTS'],
  ])('with %j names the line: %s', (line, problem) => {
    expect(compare('Aker;Aker;Aker;;;semesters;ja', line)).toEqual({
      problems: [{ line: 3, problem }],
    })
  })

  it('names an institution once, and lets two exchange their numbers', () => {
    expect(compare(same, same)).toEqual({ problems: [{ line: 3, problem: 'REPEATED' }] })
    expect(
      compare(
        'Fjordvel;Fjordvel høgskole;Fjordvel College;Sentrum;;degree;yes',
        'Aker;Aker;Aker;;1234;semesters;no',
      ),
    ).toMatchObject({ lines: [{ fields: ['dbh'] }, { fields: ['name', 'dbh'] }] })
  })
})

describe('a file that is none', () => {
  const line = 'a;a;a;;;degree;ja\n'
  it.each([
    ['', 'EMPTY'],
    [`${header}\n`, 'EMPTY'],
    [`${header}\n"a`, 'QUOTE_OPEN'],
    [`${header};navn\n`.concat(line), { unknownColumn: 'navn' }],
    [`code;code\n${line}`, { repeatedColumn: 'code' }],
    [`code;name_no\na;b\n`, { missingColumn: 'name_en' }],
    [`${header}\na;b\n`, { wrongWidth: 2 }],
    [`${header}\n${line.repeat(longestInstitutionFile + 1)}`, 'TOO_LONG'],
  ])('is refused as a whole', (text, problem) => {
    expect(readInstitutionFile(text)).toEqual({ problem })
  })

  it('may have as many lines as the limit says', () => {
    const read = readInstitutionFile(`${header}\n${line.repeat(longestInstitutionFile)}`)
    expect('lines' in read && read.lines.length).toBe(longestInstitutionFile)
  })
})
