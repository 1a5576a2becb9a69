import { Proposals } from '#core/proposals/Proposals.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { importProposal } from '../proposal-kinds.ts'
import { FileSection } from './FileSection.tsx'
import { Imports } from './Imports.tsx'

/** The page where caseworkers bring customers with balances along from another system. */
export function CustomerImportPage() {
  return (
    <StaffPage
      heading={m.customer_import_heading()}
      intro={m.customer_import_intro()}
      needs="caseworker"
    >
      {() => (
        <div className={styles.page}>
          <FileSection />
          <Proposals kinds={Object.values(importProposal)} />
          <Imports />
        </div>
      )}
    </StaffPage>
  )
}
