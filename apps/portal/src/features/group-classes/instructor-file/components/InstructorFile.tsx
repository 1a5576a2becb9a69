import { useQueryClient } from '@tanstack/react-query'
import { FileLines } from '#core/table-files/FileLines.tsx'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { writeYesOrNo } from '#core/table-files/yes-or-no.ts'
import { m } from '#messages'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { ClassSetup } from '../../setup/contract.ts'
import { classSetupQuery } from '../../setup/queries.ts'
import { instructorTable } from '../columns.ts'
import type { InstructorsPreview } from '../contract.ts'
import { instructorFileErrorText, lineTexts } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'

/** As a file that is imported has them: the same file changes nothing. */
const exportColumns: DataColumn<ClassSetup['instructors'][number]>[] = [
  { id: 'name', header: 'name', value: ({ name }) => name },
  { id: 'active', header: 'active', value: ({ isActive }) => writeYesOrNo(isActive) },
]

/** All instructors in a file, and back from one. */
export function InstructorFile({ setup: { instructors } }: { setup: ClassSetup }) {
  const queryClient = useQueryClient()
  return (
    <TableFile
      id="instructor-file"
      heading={m.instructor_file_heading()}
      text={m.instructor_file_text()}
      exportButton={
        instructors.length > 0 && (
          <ExportButton
            label={m.class_setup_instructors()}
            columns={exportColumns}
            all={async () => instructors}
          />
        )
      }
      table={instructorTable}
      lineTexts={lineTexts}
      preview={previewFile}
      showPreview={(preview) => <Preview preview={preview} />}
      importFile={importFile}
      importedText={({ added, changed }) => m.table_file_imported({ added, changed })}
      errorText={instructorFileErrorText}
      onSettled={() => queryClient.invalidateQueries({ queryKey: classSetupQuery.queryKey })}
    />
  )
}

/** What the import would do, line by line. */
function Preview({ preview: { lines } }: { preview: InstructorsPreview }) {
  const others = lines.filter(({ change }) => change !== 'unchanged')
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <FileLines lines={others} show={lineText} />
      <p>{m.instructor_file_unchanged({ count: lines.length - others.length })}</p>
    </NoticeBox>
  )
}

function lineText({ line, name, isActive, change }: InstructorsPreview['lines'][number]) {
  if (change === 'added') return m.instructor_file_added({ line, name })
  return isActive
    ? m.instructor_file_activated({ line, name })
    : m.instructor_file_deactivated({ line, name })
}
