import type { Locale } from '@trivsel/content-contract/locales'

import type { z } from 'zod/mini'
import type { LoginForm } from '#core/accounts/forms/login-form.ts'
import { endpoint, type Success } from '#platform/api/endpoint.ts'
import type { Session } from './contract.ts'

export const signInEndpoint = endpoint<{ body: z.infer<typeof LoginForm>; answer: Success }>()(
  'POST',
  '/api/auth/sign-in/email',
)

/** What the login page sends where there is no JavaScript. */
export const signInFormEndpoint = endpoint<{
  query: { language: Locale }
  body: Blob
  answer: null
}>()('POST', '/api/auth/sign-in/form')

export const signOutEndpoint = endpoint<{ answer: Success }>()('POST', '/api/auth/sign-out')

export const sessionEndpoint = endpoint<{ answer: Session }>()('GET', '/api/frontend/session')
