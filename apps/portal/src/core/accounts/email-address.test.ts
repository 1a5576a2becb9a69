import { expect, it } from 'vitest'
import { EmailAddress } from './email-address.ts'

const problemsOf = (text: string) =>
  EmailAddress.safeParse(text).error?.issues.map(({ message }) => message)

it('takes an address without the blanks around it', () => {
  expect(EmailAddress.parse('  maja@trivsel.example ')).toBe('maja@trivsel.example')
})

it.each([
  ['', 'EMAIL_REQUIRED'],
  ['maja', 'EMAIL_INVALID'],
  [`${'m'.repeat(250)}@trivsel.example`, 'EMAIL_INVALID'],
  ['15890050015@trivsel.example', 'LOOKS_LIKE_NATIONAL_ID'],
])('refuses %j', (text, code) => {
  expect(problemsOf(text)).toContain(code)
})

it('takes other numbers', () => {
  expect(problemsOf('15890050016@trivsel.example')).toBeUndefined()
  expect(problemsOf('maja1589005@trivsel.example')).toBeUndefined()
})

it('takes letters of any alphabet, and writes the domain as mail servers know it', () => {
  expect(EmailAddress.parse('øla@blåbær.no')).toBe('øla@xn--blbr-roah.no')
})
