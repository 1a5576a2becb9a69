import { policyWithoutScripts } from './content-security-policy.ts'

/** Of every answer, as Next takes them. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/** The admin's pages have a policy of their own, with a nonce: `src/proxy.ts`. */
export const policyHeader = { key: 'Content-Security-Policy', value: policyWithoutScripts }
