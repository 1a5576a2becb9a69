import type { RecoveryCodes } from '#core/staff-area/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'

/** The other endpoints of entering are in core (`staffEndpoints`). */
export const recoveryCodeEndpoints = {
  renewRecoveryCodes: endpoint<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    '/api/frontend/staff/factor/recovery-codes',
  ),
}
