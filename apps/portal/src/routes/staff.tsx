import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadStaffAccess } from '#core/staff-area/load-staff-access.ts'
import { StaffFrame } from '#core/staff-area/StaffFrame.tsx'
import { staffOffers } from '../offers/staff.ts'

/** The staff area: a workbench, without the public header and footer. */
export const Route = createFileRoute('/staff')({
  staticData: { hasOwnFrame: true },
  loader: loadStaffAccess,
  staleTime: Number.POSITIVE_INFINITY,
  component: StaffRoute,
})

function StaffRoute() {
  return (
    <StaffFrame offers={staffOffers} access={Route.useLoaderData()}>
      <Outlet />
    </StaffFrame>
  )
}
