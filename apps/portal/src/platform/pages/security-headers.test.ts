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

test('https is insisted on where the site has it', () => {
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ https: true })).toHaveProperty('strict-transport-security')
})

test('the camera is for pages of the site alone', () => {
  expect(securityHeaders({ https: true })['permissions-policy']).toContain('camera=(self)')
})
