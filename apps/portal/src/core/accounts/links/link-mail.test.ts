import { expect, test } from 'vitest'
import { composeHasAccountMail, composeLinkMail, composeNoAccountMail } from './link-mail.server.ts'

const context = { portalUrl: 'https://trivsel.example', locale: 'en' } as const
const token = 'a'.repeat(43)

test.each([
  ['sign-up', 'https://trivsel.example/en/sign-up/complete-details#', '60 minutes'],
  ['reset-password', 'https://trivsel.example/en/forgot-password/reset#', '30 minutes'],
  ['change-email', 'https://trivsel.example/en/change-email#', '60 minutes'],
] as const)(
  'the token of %s is in the fragment, which no server sees',
  (purpose, address, life) => {
    const { text } = composeLinkMail({ purpose, token }, context)
    expect(text).toContain(`${address}token=${token}\n`)
    expect(text).toContain(life)
  },
)

test('the way back is in the link, whole', () => {
  const callback = '/en/sports/group-classes?day=2026-11-25&a=b'
  const { text } = composeLinkMail({ purpose: 'sign-up', token, callback }, context)
  const link = new URL(/https\S+/.exec(text)?.[0] ?? '')
  expect(new URLSearchParams(link.hash.slice(1)).get('callback')).toBe(callback)
})

test('a mail without a link for its purpose leads to where there is one', () => {
  expect(composeHasAccountMail(context).text).toContain(
    'https://trivsel.example/en/forgot-password',
  )
  expect(composeNoAccountMail({ ...context, locale: 'no' }).text).toContain(
    'https://trivsel.example/registrering',
  )
})
