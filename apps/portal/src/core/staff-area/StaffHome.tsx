import { Suspense } from 'react'
import { m } from '#messages'
import { Together } from '#ui/Together.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from './components/WorkCard.module.css'
import { WorkOverview } from './components/WorkOverview.tsx'
import { StaffPage } from './StaffPage.tsx'
import { permitted } from './staff-offer.ts'
import { useStaffOffers } from './staff-offers.ts'

/** The first page of the staff area: what waits, cases first, as features offer it. */
export function StaffHome() {
  const { cards } = useStaffOffers()
  return (
    <StaffPage heading={m.staff_home_heading()} intro={m.staff_home_intro()}>
      {(access) => (
        // Before the cards are loaded they fetch nothing that `Together` could wait for.
        <Suspense fallback={<Waiting rows={3} />}>
          <Together>
            <div className={styles.cards}>
              <WorkOverview roles={access.roles} />
              {permitted(cards, access.roles).map(({ Card, order }) => (
                <Card key={order} access={access} />
              ))}
            </div>
            <p className={styles.nothing}>{m.staff_home_nothing()}</p>
          </Together>
        </Suspense>
      )}
    </StaffPage>
  )
}
