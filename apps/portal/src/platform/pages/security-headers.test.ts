import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.server.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('inline scripts are allowed by their exact text, each once', () => {
  const policy = contentSecurityPolicy(['a()', 'b()\n', 'a()'])
  expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b()\n')};`)
  expect(policy).not.toContain('unsafe')
})

test('a script is hashed as the browser’s parser reads it', () => {
  const policy = contentSecurityPolicy(['a("\0")\r\nb()\rc()'])
  expect(policy).toContain(hash('a("\ufffd")\nb()\nc()'))
})

test.each([
  [{ https: false, withSubdomains: true }, undefined],
  [{ https: true, withSubdomains: false }, 'max-age=31536000'],
  [{ https: true, withSubdomains: true }, 'max-age=31536000; includeSubDomains'],
])(
  'https is insisted on where the site has it, and below it where that is set: %o',
  (site, value) => {
    expect(securityHeaders(site)['strict-transport-security']).toBe(value)
  },
)

test('the camera is for pages of the site alone', () => {
  expect(securityHeaders({ https: true, withSubdomains: false })['permissions-policy']).toContain(
    'camera=(self)',
  )
})
