import { useQueryClient } from '@tanstack/react-query'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { roleNames } from '#core/staff-area/role-names.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { FileLines } from '#core/table-files/FileLines.tsx'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { StaffPerson } from '../../model/contract.ts'
import { staffPeopleQuery } from '../../people/queries.ts'
import { staffTable } from '../columns.ts'
import type { StaffPreview } from '../contract.ts'
import { lineText, lineTexts, staffFileErrorText } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'

/** As a file that is imported has them: the same file changes nothing. */
const exportColumns: DataColumn<StaffPerson>[] = [
  { id: 'email', header: 'email', value: ({ email }) => email },
  { id: 'roles', header: 'roles', value: ({ roles }) => roles.join(' ') },
]

/** All current members of staff in a file, and many invited from one. */
export function StaffFile({ people }: { people: readonly StaffPerson[] }) {
  const queryClient = useQueryClient()
  const current = people.filter(({ endedAt }) => !endedAt)
  const roles = formatList(staffRoles.map((role) => `${role} (${roleNames[role]()})`))
  return (
    <TableFile
      id="staff-file"
      heading={m.staff_file_heading()}
      text={m.staff_file_text({ roles })}
      exportButton={
        <ExportButton
          label={m.staff_people_heading()}
          columns={exportColumns}
          all={async () => current}
        />
      }
      table={staffTable}
      lineTexts={lineTexts}
      preview={previewFile}
      showPreview={(preview) => <Preview preview={preview} />}
      importFile={importFile}
      importedText={(imported) => m.staff_file_imported(imported)}
      errorText={staffFileErrorText}
      onSettled={async () => {
        await queryClient.invalidateQueries({ queryKey: staffPeopleQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
      }}
    />
  )
}

/** What the import would do, line by line. */
function Preview({ preview: { lines } }: { preview: StaffPreview }) {
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const unchanged = lines.length - others.length
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <FileLines lines={others} show={lineText} />
      {unchanged > 0 && <p>{m.table_file_unchanged({ count: unchanged })}</p>}
    </NoticeBox>
  )
}
