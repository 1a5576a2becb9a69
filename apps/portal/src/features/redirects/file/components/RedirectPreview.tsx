import { FileLines } from '#core/table-files/FileLines.tsx'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { FilePreview } from '../contract.ts'

/** What the import would do, line by line. */
export function RedirectPreview({ preview: { lines, shortened, kept } }: { preview: FilePreview }) {
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const unchanged = lines.length - others.length
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <FileLines
        lines={others}
        show={({ change, line, from, to }) =>
          change === 'added'
            ? m.redirect_file_added({ line, from, to })
            : m.redirect_file_changed({ line, from, to })
        }
      />
      {unchanged > 0 && <p>{m.table_file_unchanged({ count: unchanged })}</p>}
      {shortened > 0 && <p>{m.redirect_file_shortened({ count: shortened })}</p>}
      {kept > 0 && <p>{m.redirect_file_kept({ count: kept })}</p>}
    </NoticeBox>
  )
}
