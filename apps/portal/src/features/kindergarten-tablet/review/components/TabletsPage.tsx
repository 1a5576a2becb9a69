import { Link } from '@tanstack/react-router'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { TabletList } from '../../pairing/components/TabletList.tsx'
import styles from '../../pairing/components/Tablets.module.css'
import { ReviewPart } from './ReviewPart.tsx'

/** The page of tablets, and of what they sent too late. */
export function TabletsPage() {
  return (
    <StaffPage
      heading={m.tablet_staff_heading()}
      intro={m.tablet_staff_intro()}
      needs={kindergartenRoles}
    >
      {() => (
        <div className={styles.area}>
          <p>
            <Link to="/staff/kindergartens/pins">{m.tablet_staff_to_pins()}</Link>
          </p>
          <TabletList />
          <ReviewPart />
        </div>
      )}
    </StaffPage>
  )
}
