import { expect, test } from 'vitest'
import { type Purpose, readConsent, writeConsent } from './consent-cookie.ts'

const saved = (...allowed: Purpose[]) =>
  writeConsent(new Set(allowed), { secure: true }).split(';')[0] ?? ''

test('an answer is read as it was written', () => {
  expect(readConsent(saved('media'))).toEqual(new Set(['media']))
  expect(readConsent(`a=b; ${saved('analytics', 'media')}; c=d`)).toEqual(
    new Set(['media', 'analytics']),
  )
})

test('a refusal is an answer too', () => {
  expect(readConsent(saved())).toEqual(new Set())
})

test.each([
  '',
  'a=b',
  'portal-consent=',
  'portal-consent=0.media',
  'portal-consent=media',
  'xportal-consent=1.media',
])('%j is no answer', (cookies) => {
  expect(readConsent(cookies)).toBeNull()
})

test('what is not a purpose allows nothing', () => {
  expect(readConsent('portal-consent=1.everything.toString')).toEqual(new Set())
})

test('the cookie is the site’s own and ends after six months', () => {
  const cookie = writeConsent(new Set(['media']), { secure: true })
  expect(cookie).toContain('samesite=lax')
  expect(cookie).toContain('secure')
  expect(cookie).toContain('max-age=15724800')
  expect(cookie).not.toContain('domain')
  expect(writeConsent(new Set(), { secure: false })).not.toContain('secure')
})
