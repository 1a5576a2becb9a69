import type { ReactNode } from 'react'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { MembersPreview } from '../contract.ts'
import { fieldNames, lineProblemText, memberFileProblemText } from '../file-texts.ts'
import type { FileRefusal } from '../refusals.ts'

/** A file has thousands of lines: more are not read on a page. */
const shownLines = 100

/** What is wrong with a file: as a whole, or line by line. */
export function Refused({ refusal }: { refusal: FileRefusal }) {
  return (
    <NoticeBox tone="warning" heading={m.table_file_refused()}>
      {refusal.error === 'FILE_INVALID' ? (
        <p>{memberFileProblemText(refusal.problem)}</p>
      ) : (
        <Lines lines={refusal.problems} show={(problem) => lineProblemText(problem)} />
      )}
    </NoticeBox>
  )
}

/** What the import would do: in numbers, and line by line. */
export function Preview({ preview: { lines } }: { preview: MembersPreview }) {
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const count = (change: string) => lines.filter((one) => one.change === change).length
  const people = new Set(others.flatMap((one) => (one.account === 'new' ? [one.email] : [])))
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.member_import_would() : m.member_import_nothing()}
    >
      <p>
        {m.member_import_counts({
          added: count('added'),
          changed: count('changed'),
          unchanged: count('unchanged'),
          accounts: people.size,
        })}
      </p>
      <Lines lines={others} show={lineText} />
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

function Lines<Line extends { readonly line: number }>(props: {
  lines: readonly Line[]
  show: (line: Line) => ReactNode
}) {
  const { lines, show } = props
  if (lines.length === 0) return null
  const more = lines.length - shownLines
  return (
    <>
      <ul>
        {lines.slice(0, shownLines).map((one) => (
          <li key={one.line}>{show(one)}</li>
        ))}
      </ul>
      {more > 0 && <p>{m.member_import_more_lines({ count: more })}</p>}
    </>
  )
}
