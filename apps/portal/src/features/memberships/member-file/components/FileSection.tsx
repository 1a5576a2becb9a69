import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { memberColumns, memberTable } from '../columns.ts'
import { lineTexts, memberImportErrorText } from '../file-texts.ts'
import { exportMembers, importFile, previewFile, readAgain } from '../queries.ts'
import { MemberPreview } from './MemberPreview.tsx'

const exportColumns = memberColumns.map((column) => ({
  id: column,
  header: column,
  value: (cells: Readonly<Record<string, string>>) => cells[column] ?? '',
}))

/** Members from a file, and all members in one. */
export function FileSection() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  return (
    <TableFile
      id="member-file"
      heading={m.member_import_file_heading()}
      text={m.member_import_file_text()}
      exportButton={
        <ExportButton
          label={m.member_export()}
          columns={exportColumns}
          all={() => whileLoggedIn(exportMembers)}
        />
      }
      table={memberTable}
      lineTexts={lineTexts}
      preview={previewFile}
      showPreview={(preview) => <MemberPreview preview={preview} />}
      importFile={importFile}
      importedText={({ added, changed, accounts }) =>
        m.member_import_done({ added, changed, accounts })
      }
      errorText={memberImportErrorText}
      onSettled={() => readAgain(queryClient)}
    />
  )
}
