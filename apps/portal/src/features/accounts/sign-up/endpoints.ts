import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FinishSignUpForm, SignUpForm } from '../model/account-forms.ts'
import type { CompletedSignUp } from '../model/contract.ts'

const path = '/api/frontend/accounts'

export const signUpEndpoints = {
  requestSignUp: endpoint<{ body: SignUpForm; answer: Done }>()('POST', `${path}/sign-up`),
  completeSignUp: endpoint<{ body: FinishSignUpForm; answer: CompletedSignUp }>()(
    'POST',
    `${path}/sign-up/complete`,
  ),
}
