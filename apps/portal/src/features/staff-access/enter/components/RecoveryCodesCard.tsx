import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { fewCodes } from '../../model/rules.ts'

/** Shown only when few recovery codes are left. */
export default function RecoveryCodesCard({ access }: { access: OpenStaffAccess }) {
  const left = access.recoveryCodesLeft
  if (left > fewCodes) return null
  return (
    <WorkCard
      heading={m.staff_codes_heading()}
      to="/staff/security"
      linkText={m.staff_card_security()}
      isPressing
    >
      <p>{m.staff_codes_few({ count: left })}</p>
    </WorkCard>
  )
}
