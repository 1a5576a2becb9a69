import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { FileSection } from './FileSection.tsx'
import { Imports } from './Imports.tsx'

/** The page where staff bring children and guardians along from another system. */
export function ImportPage() {
  return (
    <StaffPage
      heading={m.staff_child_import_heading()}
      intro={m.staff_child_import_intro()}
      needs={kindergartenRoles}
    >
      {() => (
        <div className={styles.page}>
          <FileSection />
          <Imports />
        </div>
      )}
    </StaffPage>
  )
}
