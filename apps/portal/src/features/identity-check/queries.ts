import { callStaff } from '#core/staff-area/queries.ts'
import type { ConfirmForm, FindAccountForm } from './check-forms.ts'
import { identityCheckEndpoints } from './endpoints.ts'

export const findAccount = (body: FindAccountForm) =>
  callStaff(identityCheckEndpoints.find, { body })
export const confirmNationalId = (body: ConfirmForm) =>
  callStaff(identityCheckEndpoints.confirm, { body })
