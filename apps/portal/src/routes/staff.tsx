import { createFileRoute, Outlet } from '@tanstack/react-router'
import { StaffFrame } from '#core/staff-area/StaffFrame.tsx'
import { staffOffers } from '../offers/staff.ts'

/** The staff area: a workbench, without the public header and footer. */
export const Route = createFileRoute('/staff')({
  staticData: { hasOwnFrame: true },
  component: StaffRoute,
})

function StaffRoute() {
  return (
    <StaffFrame offers={staffOffers}>
      <Outlet />
    </StaffFrame>
  )
}
