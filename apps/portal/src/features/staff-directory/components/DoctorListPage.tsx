import { m } from '#messages'
import { filterChoices } from '../filter-choices.ts'
import type { LoadedStaffList } from '../load-staff-list.ts'
import { StaffListPage } from './StaffListPage.tsx'

export function DoctorListPage({ list }: { list: LoadedStaffList }) {
  return (
    <StaffListPage
      kind="doctor"
      list={list}
      filters={[
        {
          name: 'healthCenter',
          label: m.staff_health_center(),
          all: m.staff_all_health_centers(),
          ...filterChoices(list.healthCenters, list.search.healthCenter),
        },
      ]}
    />
  )
}
