import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { proxy } from './proxy.ts'

const policyOf = () =>
  proxy(new NextRequest('http://localhost:3001/admin')).headers.get('content-security-policy') ?? ''
const nonceOf = (policy: string) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]

it('serves each page of the admin with a nonce of its own', () => {
  const nonces = [nonceOf(policyOf()), nonceOf(policyOf())]
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
  expect(nonces[1]).not.toBe(nonces[0])
})
