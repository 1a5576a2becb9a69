import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import type { Answers } from '../answers.ts'
import { childTable } from '../columns.ts'
import { childImportErrorText, lineTexts } from '../file-texts.ts'
import { importFile, previewFile, readAgain } from '../queries.ts'
import { ChildrenPreviewBox } from './ChildrenPreviewBox.tsx'

/** Children and guardians from a file: previewed, its questions answered, and imported. */
export function FileSection() {
  const queryClient = useQueryClient()
  const [answers, setAnswers] = useState<Answers>(new Map())
  return (
    <TableFile
      id="child-file"
      heading={m.staff_child_import_file_heading()}
      text={m.staff_child_import_file_text()}
      columnHelp={<ColumnHelp />}
      table={childTable}
      lineTexts={lineTexts}
      preview={async (file) => {
        setAnswers(new Map())
        return previewFile(file)
      }}
      showPreview={(preview) => (
        <ChildrenPreviewBox
          preview={preview}
          answers={answers}
          onAnswer={(line, answer) => setAnswers((before) => new Map(before).set(line, answer))}
        />
      )}
      changesMore={({ missing }) => missing.length > 0}
      importFile={(file, version) => importFile(file, version, answers)}
      importedText={({ children, guardians, changed, missing }) =>
        m.staff_child_import_done({ children, guardians, changed, missing })
      }
      errorText={childImportErrorText}
      onSettled={() => readAgain(queryClient)}
    />
  )
}

function ColumnHelp() {
  return (
    <ul>
      <li>{m.staff_child_import_help_rows()}</li>
      <li>{m.staff_child_import_help_numbers()}</li>
      <li>{m.staff_child_import_help_place()}</li>
      <li>{m.staff_child_import_help_optional()}</li>
      <li>{m.staff_child_import_help_yes_no()}</li>
      <li>{m.staff_child_import_help_access()}</li>
    </ul>
  )
}
