import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { FileSection } from './FileSection.tsx'
import { Imports } from './Imports.tsx'

/** The page where administrators bring members along from another system. */
export function MemberImportPage() {
  return (
    <StaffPage heading={m.member_import_heading()} intro={m.member_import_intro()} needs="admin">
      {() => (
        <div className={styles.page}>
          <FileSection />
          <Imports />
        </div>
      )}
    </StaffPage>
  )
}
