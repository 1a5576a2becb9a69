import { callStaff } from '#core/staff/staff-calls.ts'
import type { ConfirmForm, FindAccountForm } from './check-forms.ts'
import type { CheckedAccount } from './contract.ts'

const path = 'identity-checks'

export const findAccount = (body: FindAccountForm) =>
  callStaff<CheckedAccount>(`${path}/find`, { method: 'POST', body })
export const confirmNationalId = (body: ConfirmForm) =>
  callStaff<object>(path, { method: 'POST', body })
