import { expect, test } from 'vitest'
import { checkInviteFile } from './check-invite-file.server.ts'
import { planInvitations } from './plan-invitations.ts'
import { readInviteFile } from './read-invite-file.ts'

const read = (text: string) => readInviteFile(text)
const kari = { line: 2, name: 'Kari Moe', email: 'kari@example.org', role: '', language: 'no' }

test.each([
  ['commas', 'name,email\nKari Moe,Kari@Example.org'],
  [
    'semicolons, Norwegian names of columns, Windows line ends',
    '\uFEFFNavn;E-post\r\nKari Moe;kari@example.org\r\n',
  ],
  [
    'columns in another order, with quotation marks',
    '"e-post";"navn";"språk"\n"kari@example.org";"Kari Moe";"norsk"',
  ],
])('reads a file with %s', (_, text) => {
  expect(read(text)).toEqual({ lines: [kari], problems: [] })
})

test('reads what an old spreadsheet has written in Windows 1252', () => {
  const bytes = Uint8Array.from('navn;epost\nBjørn Ås;b@example.org', (letter) =>
    letter.charCodeAt(0),
  )
  expect(checkInviteFile({ bytes })).toMatchObject({ lines: [{ name: 'Bjørn Ås' }] })
  expect(checkInviteFile({ bytes: Uint8Array.from([80, 75, 3, 4, 0, 0]) })).toEqual({
    problem: 'NOT_TEXT',
  })
})

test('names every broken line with its number', () => {
  const lines = [
    'Kari Moe;kari@example.org;',
    ';per@example.org;',
    'Ola;ikke en adresse;',
    'Eva;;',
    'http://x;eva@example.org;',
    'Liv;liv@example.org;klingon',
    'Jon 130972 48022;jon@example.org;',
    `${'x'.repeat(201)};x@example.org;`,
  ]
  expect(read(['name;email;language', ...lines].join('\n'))).toEqual({
    lines: [kari],
    problems: [
      { line: 3, problem: 'NAME_REQUIRED' },
      { line: 4, problem: 'EMAIL_INVALID' },
      { line: 5, problem: 'EMAIL_REQUIRED' },
      { line: 6, problem: 'NAME_INVALID' },
      { line: 7, problem: 'LANGUAGE_INVALID' },
      { line: 8, problem: 'LOOKS_LIKE_NATIONAL_ID' },
      { line: 9, problem: 'TOO_LONG' },
    ],
  })
})

test('takes the formula out of a name', () => {
  expect(read('name,email\n"=cmd|x",a@example.org\n@Kari,b@example.org')).toMatchObject({
    lines: [{ name: 'cmd|x' }, { name: 'Kari' }],
  })
})

test.each([
  ['a column that is named so', 'navn;epost;Fødselsnr.\nKari;a@example.org;'],
  ['one in every line', 'name;email;role\nKari;a@example.org;13097248022'],
])('refuses a file with national ids: %s', (_, text) => {
  expect(read(text)).toEqual({ problem: 'NATIONAL_IDS' })
})

const roles = [
  { id: 'event', kind: 'event', name: null, rights: ['events'] },
  { id: 'leader', kind: 'leader', name: null, rights: ['money'] },
  { id: 'own', kind: 'own', name: 'Kokk', rights: [] },
  { id: 'twice', kind: 'own', name: 'Leder', rights: [] },
] as const

function plan(text: string, own: Parameters<typeof planInvitations>[2] = ['roles', 'events']) {
  const file = read(text)
  if ('problem' in file) throw new Error('it is no file')
  return planInvitations(file, roles, own)
}

test('names both lines with the same address, in any spelling', () => {
  const text = 'name;email\nA;a@example.org\nB;b@example.org\nC;A@Example.org'
  expect(plan(text)).toEqual({
    problems: [
      { line: 2, problem: 'EMAIL_REPEATED' },
      { line: 4, problem: 'EMAIL_REPEATED' },
    ],
  })
})

test('finds a role by its name; of two matches it takes none', () => {
  const text = (role: string) => `name;email;role\nA;a@example.org;${role}`
  expect(plan(text('KOKK'))).toMatchObject({ lines: [{ roleTypeId: 'own' }] })
  expect(plan(text('Event manager'))).toMatchObject({ lines: [{ roleTypeId: 'event' }] })
  const problem = (role: string, own?: Parameters<typeof plan>[1]) => plan(text(role), own)
  expect(problem('Baker')).toEqual({ problems: [{ line: 2, problem: 'ROLE_UNKNOWN' }] })
  expect(problem('leder')).toEqual({ problems: [{ line: 2, problem: 'ROLE_AMBIGUOUS' }] })
  expect(problem('leader')).toEqual({ problems: [{ line: 2, problem: 'ROLE_ABOVE_OWN' }] })
  expect(problem('Kokk', null)).toEqual({ problems: [{ line: 2, problem: 'ROLE_ABOVE_OWN' }] })
})
