import { describe, expect, it } from 'vitest'
import { readTableFile } from '#core/table-files/read-table-file.ts'
import { instructorTable } from './columns.ts'
import { compareInstructors } from './compare-instructors.ts'

const present = [
  { id: 1, name: 'Ida Moe', trainerId: 3, isActive: true },
  { id: 2, name: 'Per Vik', trainerId: null, isActive: false },
  { id: 3, name: 'Kim Lie', trainerId: null, isActive: true },
  { id: 4, name: 'Kim Lie', trainerId: null, isActive: true },
]

function compare(...lines: string[]) {
  const read = readTableFile(['name;active', ...lines].join('\n'), instructorTable)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return compareInstructors(read.lines, present)
}

describe('a file with instructors', () => {
  it('adds the unknown ones, and changes who can be chosen', () => {
    expect(compare('Siv Dal;nei', 'Åse Fjell;', 'per vik;ja', 'Ida Moe;no')).toEqual({
      lines: [
        {
          line: 2,
          change: 'added',
          form: { id: null, trainerId: null, name: 'Siv Dal', isActive: false },
        },
        {
          line: 3,
          change: 'added',
          form: { id: null, trainerId: null, name: 'Åse Fjell', isActive: true },
        },
        { line: 4, change: 'changed', form: { ...present[1], isActive: true } },
        { line: 5, change: 'changed', form: { ...present[0], isActive: false } },
      ],
    })
  })

  it('leaves those as they are about whom it says the same, or nothing', () => {
    expect(compare('Ida Moe;yes', 'Per Vik;')).toMatchObject({
      lines: [{ change: 'unchanged' }, { change: 'unchanged' }],
    })
  })

  it.each([
    ['no name', ';ja', 'NAME_REQUIRED'],
    ['a name of 81 characters', 'x'.repeat(81), 'TOO_LONG'],
    ['a number that looks like a national id', '15076500565', 'LOOKS_LIKE_NATIONAL_ID'],
    ['neither yes nor no', 'Siv Dal;kanskje', 'ACTIVE_INVALID'],
    ['a name that several instructors have', 'Kim Lie;ja', 'NAME_AMBIGUOUS'],
  ])('is refused with %s', (_, text, problem) => {
    const line = text.includes(';') ? text : `${text};ja`
    expect(compare('Åse Fjell;ja', line)).toEqual({ problems: [{ line: 3, problem }] })
  })

  it('is refused with a name twice, whatever its capitals', () => {
    expect(compare('Siv Dal;ja', 'siv dal;ja')).toEqual({
      problems: [{ line: 3, problem: 'REPEATED' }],
    })
  })
})
