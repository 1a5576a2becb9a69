import { callStaff } from '#core/staff-area/queries.ts'
import { recoveryCodeEndpoints } from './endpoints.ts'

export const renewRecoveryCodes = (code: string) =>
  callStaff(recoveryCodeEndpoints.renewRecoveryCodes, { body: { code } })
