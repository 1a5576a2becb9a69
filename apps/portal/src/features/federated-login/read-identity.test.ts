import { describe, expect, it } from 'vitest'
import { nationalIdOfPid, readFeideIdentity, readIdPortenIdentity } from './read-identity.ts'

const principal = 'https://n.feide.no/claims/eduPersonPrincipalName'
const number = '15890050015'
const without = { withNationalId: false }

describe('Feide', () => {
  const claims = {
    sub: 's',
    name: 'Kari Nordmann',
    email: 'kari@stud.ntnu.no',
    [principal]: 'kari@NTNU.no',
    'https://n.feide.no/claims/nin': number,
  }
  const identity = { subject: 's', name: 'Kari Nordmann', institution: 'ntnu.no' }

  it('returns the name and the institution, and nothing else', () => {
    expect(readFeideIdentity('s', claims, without)).toEqual({ ...identity, nationalId: null })
  })

  it('returns the national id where it is requested', () => {
    const asked = { withNationalId: true }
    expect(readFeideIdentity('s', claims, asked)).toEqual({ ...identity, nationalId: number })
    expect(readFeideIdentity('s', { name: 'Kari' }, asked)?.nationalId).toBeNull()
  })

  it.each([
    [undefined, null],
    ['kari', null],
    ['kari@', null],
    ['kari@<b>', null],
    [['kari@ntnu.no'], null],
    [`kari@${'x'.repeat(101)}`, null],
  ])('shows no institution for %j', (value, institution) => {
    const told = { name: 'Kari', [principal]: value }
    expect(readFeideIdentity('s', told, without)?.institution).toBe(institution)
  })

  it('leaves out what would turn or break the text', () => {
    const nameOf = (name: string) => readFeideIdentity('s', { name }, without)?.name
    expect(nameOf(' Kari\u202e\u0000Nordmann\n')).toBe('Kari  Nordmann')
    expect(nameOf('x'.repeat(10_000))).toHaveLength(200)
  })

  it.each([undefined, '', '  ', '\u202e', 7, ['Kari']])('has nothing to show for %j', (name) => {
    expect(readFeideIdentity('s', { name }, without)).toBeNull()
  })
})

describe('ID-porten', () => {
  it('shows the end of the number in the place of a name', () => {
    expect(readIdPortenIdentity('s', number)).toEqual({
      subject: 's',
      name: '•••••••••15',
      institution: null,
      nationalId: number,
    })
  })

  it.each([
    undefined,
    null,
    '',
    '15890050016',
    '158900 50015',
    ` ${number}`,
    `${number} `,
    Number(number),
    [number],
  ])('is nobody with the number %j', (pid) => {
    expect(nationalIdOfPid(pid)).toBeNull()
    expect(readIdPortenIdentity('s', pid)).toBeNull()
  })
})
