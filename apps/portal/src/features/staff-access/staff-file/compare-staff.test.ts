import { describe, expect, it } from 'vitest'
import { readTableFile } from '#core/table-files/read-table-file.ts'
import { staffTable } from './columns.ts'
import { compareStaff, type KnownAddress } from './compare-staff.ts'

const known: KnownAddress[] = [
  {
    email: 'ida@fjord.example',
    member: { userId: 'ida', roles: ['sports', 'contact'] },
    expected: [],
    isOwn: false,
  },
  {
    email: 'per@fjord.example',
    member: { userId: 'per', roles: ['contact'] },
    expected: [['admin', 'contact']],
    isOwn: false,
  },
  { email: 'siv@fjord.example', member: null, expected: [['contact'], ['health']], isOwn: false },
  {
    email: 'me@fjord.example',
    member: { userId: 'me', roles: ['admin'] },
    expected: [],
    isOwn: true,
  },
  { email: 'my-other@fjord.example', member: null, expected: [], isOwn: true },
]

function compare(...lines: string[]) {
  const read = readTableFile(['email;roles', ...lines].join('\n'), staffTable)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return compareStaff(read.lines, known)
}

describe('a file with members of staff', () => {
  it('invites who is not of the staff, in small letters and with each role once', () => {
    expect(
      compare('Ny@Fjord.example;contact', 'ansatt@fjord.example;Sports, contact  sports'),
    ).toEqual({
      lines: [
        {
          line: 2,
          email: 'ny@fjord.example',
          roles: ['contact'],
          before: [],
          change: 'invited',
          needsConfirmation: false,
        },
        {
          line: 3,
          email: 'ansatt@fjord.example',
          roles: ['sports', 'contact'],
          before: [],
          change: 'invited',
          needsConfirmation: true,
        },
      ],
    })
  })

  it('changes roles, and says when a second administrator must confirm it', () => {
    expect(compare('ida@fjord.example;contact', 'per@fjord.example;health')).toMatchObject({
      lines: [
        { change: 'changed', before: ['sports', 'contact'], needsConfirmation: false },
        { change: 'changed', before: ['contact'], roles: ['health'], needsConfirmation: true },
      ],
    })
  })

  it('changes nothing that is as the file says, or that waits to become so', () => {
    expect(
      compare(
        'ida@fjord.example;contact sports',
        'per@fjord.example;contact admin',
        'siv@fjord.example;health',
        'me@fjord.example;admin',
      ),
    ).toMatchObject({ lines: Array(4).fill({ change: 'unchanged', needsConfirmation: false }) })
  })

  it('invites again with other roles than the open invitation has', () => {
    expect(compare('siv@fjord.example;sports')).toMatchObject({ lines: [{ change: 'invited' }] })
  })

  it.each([
    ['no address', ';contact', 'EMAIL_REQUIRED'],
    ['an address that is none', 'ida;contact', 'EMAIL_INVALID'],
    ['a national id in the address', '15076500565@fjord.example;contact', 'LOOKS_LIKE_NATIONAL_ID'],
    ['no role', 'ny@fjord.example;', 'ROLE_REQUIRED'],
    ['only commas for roles', 'ny@fjord.example;, ,', 'ROLE_REQUIRED'],
    ['an unknown role', 'ny@fjord.example;contact editor', 'ROLE_UNKNOWN'],
    ['other roles for the person who imports', 'me@fjord.example;admin health', 'OWN_CASE'],
    ['an own address that is not of the staff', 'my-other@fjord.example;contact', 'OWN_CASE'],
    ['an address twice', 'IDA@fjord.example;contact', 'REPEATED'],
  ])('is refused with %s', (_, line, problem) => {
    expect(compare('ida@fjord.example;contact', line)).toEqual({ problems: [{ line: 3, problem }] })
  })
})
