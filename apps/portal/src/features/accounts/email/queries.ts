import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { ChangeEmailForm, ConfirmEmailForm } from '../model/account-forms.ts'
import { emailEndpoints } from './endpoints.ts'

export const accountEmailQuery = queryOptions({
  queryKey: ['account-email'],
  queryFn: ({ signal }) => callEndpoint(emailEndpoints.findEmail, { signal }),
})

export const requestEmailChange = (body: ChangeEmailForm) =>
  callEndpoint(emailEndpoints.requestEmailChange, { body })
export const confirmEmailChange = (body: ConfirmEmailForm) =>
  callEndpoint(emailEndpoints.confirmEmailChange, { body })
