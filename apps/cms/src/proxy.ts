import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { adminPolicy } from './requests/content-security-policy.ts'

/**
 * Gives each page of the admin its own nonce: Next writes the data of a page into scripts within
 * the page, and reads from the request's policy which nonce they need.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = adminPolicy({
    nonce: randomBytes(16).toString('base64'),
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
