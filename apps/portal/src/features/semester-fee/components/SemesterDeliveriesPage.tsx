import { StaffArea } from '#core/staff/StaffArea.tsx'
import { m } from '#messages'
import { DeliveryForm } from './DeliveryForm.tsx'
import { DeliveryList } from './DeliveryList.tsx'

/** What institutions say of their students' semester fees, for admins. */
export function SemesterDeliveriesPage() {
  return (
    <StaffArea
      heading={m.staff_semester_fees_heading()}
      intro={m.staff_semester_fees_intro()}
      needs="admin"
    >
      {() => (
        <>
          <DeliveryForm />
          <DeliveryList />
        </>
      )}
    </StaffArea>
  )
}
