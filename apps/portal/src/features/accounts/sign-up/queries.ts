import { callEndpoint } from '#platform/api-client.ts'
import type { FinishSignUpForm, SignUpForm } from '../model/account-forms.ts'
import { signUpEndpoints } from './endpoints.ts'

export const requestSignUp = (body: SignUpForm) =>
  callEndpoint(signUpEndpoints.requestSignUp, { body })
export const completeSignUp = (body: FinishSignUpForm) =>
  callEndpoint(signUpEndpoints.completeSignUp, { body })
