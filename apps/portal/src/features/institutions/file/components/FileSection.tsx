import { useQueryClient } from '@tanstack/react-query'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import type { InstitutionSetup } from '../../setup/contract.ts'
import { readAgain } from '../../setup/queries.ts'
import { institutionTable } from '../columns.ts'
import { exportColumns } from '../export-columns.ts'
import { fileErrorText, lineTexts } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'
import { InstitutionPreview } from './InstitutionPreview.tsx'

/** All institutions in a file, and back from one. */
export function FileSection({ setup }: { setup: InstitutionSetup }) {
  const { institutions } = setup
  const queryClient = useQueryClient()
  return (
    <TableFile
      id="institution-file"
      heading={m.institution_file_heading()}
      text={m.institution_file_text()}
      exportButton={
        institutions.length > 0 && (
          <ExportButton
            label={m.institution_setup_heading()}
            columns={exportColumns(setup)}
            all={async () => institutions}
          />
        )
      }
      table={institutionTable}
      lineTexts={lineTexts}
      preview={previewFile}
      showPreview={(preview) => <InstitutionPreview preview={preview} />}
      importFile={importFile}
      importedText={({ added, changed }) => m.table_file_imported({ added, changed })}
      errorText={fileErrorText}
      onSettled={() => readAgain(queryClient)}
    />
  )
}
