import { useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { servicesQuery } from '../queries.ts'
import { serviceErrorText } from '../service-texts.ts'
import { ServiceRows } from './ServiceRows.tsx'

/** What the site offers: administrators switch services off and on. */
export function ServicesPage() {
  return (
    <StaffPage heading={m.services_heading()} intro={m.services_intro()} needs="admin">
      {() => <Services />}
    </StaffPage>
  )
}

function Services() {
  const { data, error, refetch } = useQuery(servicesQuery)
  if (data) return <ServiceRows view={data} />
  if (error) return <LoadFailure text={serviceErrorText(error)} retry={refetch} />
  return <Waiting rows={3} />
}
