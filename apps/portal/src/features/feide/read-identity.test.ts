import { expect, it } from 'vitest'
import { readIdentity } from './read-identity.ts'

const principal = 'https://n.feide.no/claims/eduPersonPrincipalName'

it('takes the name and the institution, and nothing else', () => {
  const claims = {
    sub: 's',
    name: 'Kari Nordmann',
    email: 'kari@stud.ntnu.no',
    [principal]: 'kari@NTNU.no',
    'https://n.feide.no/claims/nin': '01010199999',
  }
  expect(readIdentity('s', claims)).toEqual({
    subject: 's',
    name: 'Kari Nordmann',
    institution: 'ntnu.no',
  })
})

it.each([
  [undefined, null],
  ['kari', null],
  ['kari@', null],
  ['kari@<b>', null],
  [['kari@ntnu.no'], null],
  [`kari@${'x'.repeat(101)}`, null],
])('shows no institution for %j', (value, institution) => {
  expect(readIdentity('s', { name: 'Kari', [principal]: value })?.institution).toBe(institution)
})

it('leaves out what would turn or break the text', () => {
  expect(readIdentity('s', { name: ' Kari\u202e\u0000Nordmann\n' })?.name).toBe('Kari  Nordmann')
  expect(readIdentity('s', { name: 'x'.repeat(10_000) })?.name).toHaveLength(200)
})

it.each([undefined, '', '  ', '\u202e', 7, ['Kari']])('has nothing to show for %j', (name) => {
  expect(readIdentity('s', { name })).toBeNull()
})
