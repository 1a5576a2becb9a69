import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { DeliveryList } from './DeliveryList.tsx'

/** Deliveries of semester fees by institutions, for administrators. */
export function SemesterDeliveriesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.staff_semester_fees_heading()}
      intro={m.staff_semester_fees_intro()}
      needs="admin"
    >
      {() => (
        <>
          <DeliveryForm />
          <DeliveryList search={search} />
        </>
      )}
    </StaffPage>
  )
}
