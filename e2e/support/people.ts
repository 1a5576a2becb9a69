import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { ownSite } from './addresses.ts'

export const password = 'trivsel-demo'

/** Demo members by number, so that tests at the same time never share one. */
export function memberEmail(number: number): string {
  return `member${String(number).padStart(2, '0')}@trivsel.example`
}

export async function logIn(
  context: BrowserContext | Page | { request: APIRequestContext },
  email: string,
) {
  const response = await context.request.post('/api/auth/sign-in/email', {
    headers: ownSite,
    data: { email, password },
  })
  if (!response.ok()) throw new Error(`${email} could not log in: ${response.status()}`)
}
