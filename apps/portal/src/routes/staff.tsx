import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadStaffFrame } from '#core/staff-area/load-staff-frame.ts'
import { StaffFrame } from '#core/staff-area/StaffFrame.tsx'
import { useServices } from '#platform/services/use-services.ts'
import { staffOffers } from '../offers/staff.ts'

/** The staff area: a workbench, without the public header and footer. */
export const Route = createFileRoute('/staff')({
  staticData: { hasOwnFrame: true },
  loader: loadStaffFrame,
  staleTime: Number.POSITIVE_INFINITY,
  component: StaffRoute,
})

function StaffRoute() {
  useServices()
  return (
    <StaffFrame offers={staffOffers()} known={Route.useLoaderData()}>
      <Outlet />
    </StaffFrame>
  )
}
