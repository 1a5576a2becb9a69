import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ChangeEmailForm, ConfirmEmailForm } from '../model/account-forms.ts'
import type { AccountEmail } from '../model/contract.ts'

const path = '/api/frontend/accounts'

export const emailEndpoints = {
  findEmail: endpoint<{ answer: AccountEmail }>()('GET', `${path}/email`),
  requestEmailChange: endpoint<{ body: ChangeEmailForm; answer: Done }>()('POST', `${path}/email`),
  confirmEmailChange: endpoint<{ body: ConfirmEmailForm; answer: AccountEmail }>()(
    'POST',
    `${path}/email/confirm`,
  ),
}
