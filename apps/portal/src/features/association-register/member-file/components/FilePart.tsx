import { useQueryClient } from '@tanstack/react-query'
import { FileLines } from '#core/table-files/FileLines.tsx'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { readRegisterAgain } from '../../model/queries.ts'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { inviteTable } from '../columns.ts'
import type { InvitePreview } from '../contract.ts'
import { lineTexts } from '../line-texts.ts'
import { importFile, previewFile } from '../queries.ts'
import { Imports } from './Imports.tsx'

/** Many people who are invited at once, from a file. */
export function FilePart({ id, isActive }: { id: string; isActive: boolean }) {
  const queryClient = useQueryClient()
  return (
    <div className={styles.part}>
      {isActive && (
        <TableFile
          id="invite-file"
          heading={m.register_file_heading()}
          text={m.register_file_text()}
          columnHelp={<p>{m.register_file_columns()}</p>}
          table={inviteTable}
          lineTexts={lineTexts}
          preview={(file) => previewFile(id, file)}
          showPreview={(preview) => <Preview preview={preview} />}
          importLabel={({ lines }) => m.register_file_invite({ count: lines.length })}
          importFile={(file, version) => importFile(id, file, version)}
          importedText={({ invited }) => m.register_file_done({ count: invited })}
          errorText={registerErrorText}
          onSettled={() => readRegisterAgain(queryClient, id)}
        />
      )}
      <Imports id={id} />
    </div>
  )
}

function Preview({ preview: { lines } }: { preview: InvitePreview }) {
  return (
    <NoticeBox tone="info" heading={m.table_file_would()}>
      <p>{m.register_file_would({ count: lines.length })}</p>
      <FileLines
        lines={lines}
        show={({ line, name, email, role }) =>
          role === ''
            ? m.register_file_line({ line, name, email })
            : m.register_file_line_role({ line, name, email, role })
        }
      />
    </NoticeBox>
  )
}
