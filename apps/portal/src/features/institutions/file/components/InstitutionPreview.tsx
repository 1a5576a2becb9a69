import { FileLines } from '#core/table-files/FileLines.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { FilePreview } from '../contract.ts'
import { fieldNames } from '../file-texts.ts'

/** What the import would do, line by line. */
export function InstitutionPreview({ preview: { lines, missing } }: { preview: FilePreview }) {
  const unchanged = lines.filter(({ change }) => change === 'unchanged').length
  const others = lines.filter(({ change }) => change !== 'unchanged')
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <FileLines
        lines={others}
        show={({ line, code, change, fields }) =>
          change === 'added'
            ? m.institution_file_added({ line, code })
            : m.institution_file_changed({ line, code, fields: formatList(fieldNames(fields)) })
        }
      />
      {unchanged > 0 && <p>{m.table_file_unchanged({ count: unchanged })}</p>}
      {missing.length > 0 && <p>{m.institution_file_kept({ codes: formatList(missing) })}</p>}
    </NoticeBox>
  )
}
