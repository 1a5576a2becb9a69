import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ConfirmForm, FindAccountForm } from './check-forms.ts'
import type { CheckedAccount } from './contract.ts'

const path = '/api/frontend/staff/identity-checks'

/** Addresses go in the body: addresses end up in many logs. */
export const identityCheckEndpoints = {
  find: endpoint<{ body: FindAccountForm; answer: CheckedAccount }>()('POST', `${path}/find`),
  confirm: endpoint<{ body: ConfirmForm; answer: Done }>()('POST', path),
}
