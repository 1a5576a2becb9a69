import { Suspense } from 'react'
import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import styles from './components/WorkCard.module.css'
import { StaffPage } from './StaffPage.tsx'
import { permitted } from './staff-offer.ts'
import { useStaffOffers } from './staff-offers.ts'

/** The first page of the staff area: the work that waits, as features offer it. */
export function StaffHome() {
  const { cards } = useStaffOffers()
  return (
    <StaffPage heading={m.staff_home_heading()} intro={m.staff_home_intro()}>
      {(access) => (
        <div className={styles.cards}>
          {permitted(cards, access.roles).map(({ Card, order }) => (
            <Suspense key={order} fallback={<Waiting />}>
              <Card access={access} />
            </Suspense>
          ))}
        </div>
      )}
    </StaffPage>
  )
}
