import { TableFileSection } from '#core/table-files/TableFileSection.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import type { InstitutionSetup } from '../../setup/contract.ts'
import { exportColumns } from '../export-columns.ts'
import { institutionFile } from '../institution-file.ts'

/** All institutions in a file, and back from one. */
export function FileSection({ setup }: { setup: InstitutionSetup }) {
  const { institutions } = setup
  return (
    <TableFileSection file={institutionFile()}>
      {institutions.length > 0 && (
        <ExportButton
          label={m.institution_setup_heading()}
          columns={exportColumns(setup)}
          all={async () => institutions}
        />
      )}
    </TableFileSection>
  )
}
