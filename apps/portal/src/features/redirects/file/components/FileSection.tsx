import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { redirectsQuery } from '../../edit/queries.ts'
import { readAgain } from '../../model/queries.ts'
import { redirectTable } from '../columns.ts'
import { exportColumns } from '../export-columns.ts'
import { fileErrorText, lineTexts } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'
import { RedirectPreview } from './RedirectPreview.tsx'

/** All redirects in a file, and back from one. */
export function FileSection() {
  const queryClient = useQueryClient()
  const { data } = useQuery(redirectsQuery)
  const redirects = data?.redirects ?? []
  return (
    <TableFile
      id="redirect-file"
      heading={m.redirect_file_heading()}
      text={m.redirect_file_text()}
      exportButton={
        redirects.length > 0 && (
          <ExportButton
            label={m.redirect_heading()}
            columns={exportColumns}
            all={async () => redirects}
          />
        )
      }
      table={redirectTable}
      lineTexts={lineTexts}
      preview={previewFile}
      showPreview={(preview) => <RedirectPreview preview={preview} />}
      importFile={importFile}
      importedText={({ added, changed }) => m.table_file_imported({ added, changed })}
      errorText={fileErrorText}
      onSettled={() => readAgain(queryClient)}
    />
  )
}
