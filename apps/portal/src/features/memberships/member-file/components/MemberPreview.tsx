import { FileLines } from '#core/table-files/FileLines.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { MembersPreview } from '../contract.ts'
import { fieldNames } from '../file-texts.ts'

/** What the import would do: in numbers, and line by line. */
export function MemberPreview({ preview: { lines } }: { preview: MembersPreview }) {
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const count = (change: string) => lines.filter((one) => one.change === change).length
  const people = new Set(others.flatMap((one) => (one.account === 'new' ? [one.email] : [])))
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <p>
        {m.member_import_counts({
          added: count('added'),
          changed: count('changed'),
          unchanged: count('unchanged'),
          accounts: people.size,
        })}
      </p>
      <FileLines lines={others} show={lineText} />
    </NoticeBox>
  )
}

function lineText({ line, email, account, change, fields }: MembersPreview['lines'][number]) {
  if (change === 'changed')
    return m.member_import_line_changed({ line, email, fields: formatList(fieldNames(fields)) })
  return account === 'new'
    ? m.member_import_line_new({ line, email })
    : m.member_import_line_known({ line, email })
}
