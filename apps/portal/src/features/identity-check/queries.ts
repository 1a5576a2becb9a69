import { callStaff } from '#core/staff-area/queries.ts'
import type { ConfirmForm, FindAccountForm } from './check-forms.ts'
import { identityCheckRoutes } from './endpoints.ts'

export const findAccount = (body: FindAccountForm) => callStaff(identityCheckRoutes.find, { body })
export const confirmNationalId = (body: ConfirmForm) =>
  callStaff(identityCheckRoutes.confirm, { body })
