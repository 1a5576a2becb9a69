import { describe, expect, it } from 'vitest'
import { longestMemberFile } from './columns.ts'
import { type Present, type PresentMembership, planImport } from './plan-import.ts'
import { readMemberFile } from './read-member-file.ts'

const header =
  'email;firstName;lastName;mobile;birthDate;language;membership;from;to;price;invoicedUntil;externalId'
const present: Present = {
  types: [
    { code: 'FREE', validFrom: '2025-01-01', payment: 'monthly', months: 0, priceOre: 30_000 },
    { code: 'FREE', validFrom: '2026-01-01', payment: 'monthly', months: 12, priceOre: 34_900 },
    { code: 'CASH', validFrom: '2025-01-01', payment: 'once', months: 6, priceOre: 150_000 },
  ],
  accounts: [
    { userId: 'maja', email: 'maja@fjordvel.example', isKnown: true, isOwn: false },
    { userId: 'unproven', email: 'unproven@fjordvel.example', isKnown: false, isOwn: false },
    { userId: 'me', email: 'me@fjordvel.example', isKnown: true, isOwn: true },
  ],
  memberships: [],
}
const maja = 'maja@fjordvel.example;Maja;Strand;;;'
const line = `${maja};FREE;2026-02-01;;;;`

function plan(lines: readonly string[], memberships: readonly PresentMembership[] = []) {
  const read = readMemberFile([header, ...lines].join('\n'))
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return planImport(read, { ...present, memberships })
}

/** A membership as the import of a line has left it. */
function imported(text: string, changes: Partial<PresentMembership> = {}): PresentMembership {
  const planned = plan([text])
  if ('problems' in planned) throw new Error(JSON.stringify(planned.problems))
  const [only] = planned.lines
  if (!only) throw new Error('no line')
  const { values, externalId } = only
  return {
    ...values,
    id: 7,
    userId: only.userId ?? 'new',
    invoicedUntil: values.invoicedElsewhereUntil,
    version: 1,
    imported: { externalId, line: only.text, version: 1 },
    ...changes,
  }
}

describe('a file with members', () => {
  it('adds accounts and memberships, with the price and the end of their type', () => {
    expect(
      plan([
        line,
        'ola@fjordvel.example;Ola;Berg;900 00 000;1.9.2001;EN;cash;01.03.2026;;;;',
        'eva@fjordvel.example;Eva;Lie;+46 70 123 45 67;;;FREE;2024-05-01;;249,50;2026-11-30;K-1',
      ]),
    ).toMatchObject({
      lines: [
        {
          line: 2,
          userId: 'maja',
          change: 'added',
          values: { endDate: null, monthlyAmountOre: 34_900, commitmentMonths: 12 },
        },
        {
          userId: null,
          person: {
            phone: { countryCode: '+47', subscriberNumber: '90000000' },
            birthDate: '2001-09-01',
            language: 'en',
          },
          values: {
            type: 'CASH',
            membershipCategory: 'CASH_MEMBERSHIP',
            startDate: '2026-03-01',
            endDate: '2026-08-31',
            commitmentMonths: 0,
            monthlyAmountOre: null,
          },
        },
        {
          person: { phone: { countryCode: '+46', subscriberNumber: '701234567' }, language: 'no' },
          values: {
            commitmentMonths: 0,
            monthlyAmountOre: 24_950,
            invoicedElsewhereUntil: '2026-11-30',
          },
          externalId: 'K-1',
        },
      ],
    })
  })

  it.each([
    [';A;B;;;;FREE;2026-01-01;;;;', 'EMAIL_REQUIRED'],
    ['a;A;B;;;;FREE;2026-01-01;;;;', 'EMAIL_INVALID'],
    ['a@b.no;;B;;;;FREE;2026-01-01;;;;', 'FIRST_NAME_REQUIRED'],
    ['a@b.no;A;;;;;FREE;2026-01-01;;;;', 'LAST_NAME_REQUIRED'],
    [`a@b.no;${'a'.repeat(101)};B;;;;FREE;2026-01-01;;;;`, 'TOO_LONG'],
    ['a@b.no;<b>;B;;;;FREE;2026-01-01;;;;', 'CHARACTERS_INVALID'],
    ['a@b.no;A;B;1234;;;FREE;2026-01-01;;;;', 'PHONE_INVALID'],
    ['a@b.no;A;B;+999 1234;;;FREE;2026-01-01;;;;', 'PHONE_INVALID'],
    ['a@b.no;A;B;;2001-02-30;;FREE;2026-01-01;;;;', 'BIRTH_DATE_INVALID'],
    ['a@b.no;A;B;;;de;FREE;2026-01-01;;;;', 'LANGUAGE_INVALID'],
    ['a@b.no;A;B;;;;;2026-01-01;;;;', 'MEMBERSHIP_REQUIRED'],
    ['a@b.no;A;B;;;;FREE;;;;;', 'FROM_INVALID'],
    ['a@b.no;A;B;;;;FREE;2026-01-01;2026-02-30;;;', 'TO_INVALID'],
    ['a@b.no;A;B;;;;FREE;2026-01-02;2026-01-01;;;', 'TO_BEFORE_FROM'],
    ['a@b.no;A;B;;;;FREE;2026-01-01;;gratis;;', 'PRICE_INVALID'],
    ['a@b.no;A;B;;;;FREE;2026-01-01;;;november;', 'INVOICED_INVALID'],
    [`a@b.no;A;B;;;;FREE;2026-01-01;;;;${'1'.repeat(101)}`, 'TOO_LONG'],
    ['a@b.no;A;15890050015;;;;FREE;2026-01-01;;;;', 'LOOKS_LIKE_NATIONAL_ID'],
    ['a@b.no;A;B;;;;FREE;2026-01-01;;;;158900 50015', 'LOOKS_LIKE_NATIONAL_ID'],
    ['a@b.no;A;B;;;;GOLD;2026-01-01;;;;', 'TYPE_UNKNOWN'],
    ['a@b.no;A;B;;;;CASH;2026-01-01;;100;;', 'NOT_MONTHLY'],
    ['a@b.no;A;B;;;;CASH;2026-01-01;;;2026-01-31;', 'NOT_MONTHLY'],
    ['unproven@fjordvel.example;A;B;;;;FREE;2026-01-01;;;;', 'EMAIL_NOT_VERIFIED'],
    ['me@fjordvel.example;A;B;;;;FREE;2026-01-01;;;;', 'OWN_MEMBERSHIP'],
    ['maja@fjordvel.example;Marit;Strand;;;;FREE;2025-01-01;2025-01-31;;;', 'PERSON_DIFFERS'],
    [line.replace('maja', 'MAJA'), 'REPEATED'],
  ])('with %j names the line: %s', (wrong, problem) => {
    expect(plan([line, wrong])).toEqual({ problems: [{ line: 3, problem }] })
  })

  it('names every wrong line at once, by itself or beside what is here', () => {
    const unknown = line.replace('FREE', 'GOLD')
    const noName = line.replace('Strand', '').replace('maja', 'ida')
    expect(plan([unknown, noName, line.replace('maja', 'per')])).toEqual({
      problems: [
        { line: 2, problem: 'TYPE_UNKNOWN' },
        { line: 3, problem: 'LAST_NAME_REQUIRED' },
      ],
    })
  })

  it('names an external id once, and only of the same person', () => {
    const kari = 'kari@b.no;Kari;Lie;;;;FREE;2026-01-01;;;;K-1'
    expect(plan([kari, kari.replace('kari', 'kåre')])).toEqual({
      problems: [{ line: 3, problem: 'EXTERNAL_ID_REPEATED' }],
    })
    expect(plan([kari], [imported(`${line}K-1`)])).toEqual({
      problems: [{ line: 2, problem: 'EXTERNAL_ID_TAKEN' }],
    })
  })
})

describe('a person', () => {
  const of = (from: string, to: string) => `${maja};FREE;${from};${to};;;`

  it('can have memberships that follow each other', () => {
    expect(plan([of('2026-02-01', ''), of('2026-01-01', '2026-01-31')])).toMatchObject({
      lines: [{ change: 'added' }, { change: 'added' }],
    })
  })

  it('cannot have two on one day, in the file or with one that is there', () => {
    const problems = [{ line: 3, problem: 'OVERLAPS' }]
    expect(plan([of('2026-01-01', '2026-02-01'), of('2026-02-01', '')])).toEqual({ problems })
    expect(
      plan(
        [of('2027-01-01', ''), of('2026-01-01', '2026-02-01')],
        [imported(of('2026-02-01', '2026-12-31'))],
      ),
    ).toEqual({ problems })
  })
})

describe('a membership that is there', () => {
  it('is not changed by the same line, even when it has been changed here', () => {
    for (const changes of [{}, { version: 2, endDate: '2026-12-31' }])
      expect(plan([line], [imported(line, changes)])).toMatchObject({
        lines: [{ change: 'unchanged', fields: [] }],
      })
  })

  it('is changed by another line, unless it has been changed here', () => {
    const ends = `${maja};FREE;2026-02-01;2026-12-31;;;`
    expect(plan([ends], [imported(line)])).toMatchObject({
      lines: [{ change: 'changed', fields: ['to'], known: { id: 7, version: 1 } }],
    })
    expect(plan([ends], [imported(line, { version: 2 })])).toEqual({
      problems: [{ line: 2, problem: 'CHANGED_HERE' }],
    })
  })

  it('is found by its external id when its first day is another one', () => {
    expect(plan([`${maja};FREE;2026-01-15;;;;K-1`], [imported(`${line}K-1`)])).toMatchObject({
      lines: [{ change: 'changed', fields: ['from'] }],
    })
  })

  it('leaves its first day to a new one when its external id has another', () => {
    const moved = `${maja};FREE;2026-03-01;;;;K-1`
    const added = `${maja};FREE;2026-02-01;2026-02-28;;;K-2`
    expect(plan([moved, added], [imported(`${line}K-1`)])).toMatchObject({
      lines: [
        { change: 'changed', known: { id: 7 } },
        { change: 'added', known: null },
      ],
    })
  })

  it('that was sold here is unchanged by a line that says the same, and by no other', () => {
    const sold = imported(line, { imported: null, invoicedUntil: '2026-11-30' })
    const exported = `${maja};FREE;2026-02-01;;349;2026-11-30;`
    expect(plan([exported], [sold])).toMatchObject({ lines: [{ change: 'unchanged' }] })
    expect(plan([exported.replace('349', '350')], [sold])).toEqual({
      problems: [{ line: 2, problem: 'CHANGED_HERE' }],
    })
  })

  it('of the person who imports may stay as it is', () => {
    const own = line.replace('maja', 'me')
    const theirs = imported(line, { userId: 'me' })
    expect(plan([own], [theirs])).toMatchObject({ lines: [{ change: 'unchanged' }] })
    expect(plan([own.replace('2026-02-01;', '2026-02-01;2026-12-31')], [theirs])).toEqual({
      problems: [{ line: 2, problem: 'OWN_MEMBERSHIP' }],
    })
  })
})

describe('the columns', () => {
  it('may be left out where a line needs no value', () => {
    const read = readMemberFile(
      'membership,from,email,firstName,lastName\nFREE,2026-01-01,a@b.no,A,B\n',
    )
    expect(read).toMatchObject({ lines: [{ membership: { to: null, externalId: null } }] })
    expect(readMemberFile('email,from\na,b\n')).toEqual({ problem: { missingColumn: 'firstName' } })
  })

  it('belong to a bounded number of lines', () => {
    const row = 'FREE,2026-01-01,a@b.no,A,B\n'
    const head = 'membership,from,email,firstName,lastName\n'
    expect(readMemberFile(head + row.repeat(longestMemberFile))).toHaveProperty('lines')
    expect(readMemberFile(head + row.repeat(longestMemberFile + 1))).toEqual({
      problem: 'TOO_LONG',
    })
  })
})
