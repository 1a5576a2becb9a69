import { expect, it } from 'vitest'
import { adminPolicy, policyWithoutScripts } from './content-security-policy.ts'

const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]

it('lets the admin run its own files and what carries the nonce, and nothing else', () => {
  const policy = adminPolicy({ nonce: 'once', isDevelopment: false })
  expect(scriptSources(policy)).toBe("'self' 'nonce-once'")
  expect(policy).toContain("frame-ancestors 'none'; object-src 'none'; base-uri 'self'")
})

it('allows eval in development alone', () => {
  const policy = adminPolicy({ nonce: 'once', isDevelopment: true })
  expect(scriptSources(policy)).toContain("'unsafe-eval'")
})

it('lets nothing else be a script', () => {
  expect(scriptSources(policyWithoutScripts)).toBe("'none'")
})
