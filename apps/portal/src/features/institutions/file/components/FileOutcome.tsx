import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { FilePreview } from '../contract.ts'
import { fieldNames, institutionFileProblemText, lineProblemText } from '../file-texts.ts'
import type { FileRefusal } from '../refusals.ts'

/** What is wrong with a file: as a whole, or line by line. */
export function Refused({ refusal }: { refusal: FileRefusal }) {
  return (
    <NoticeBox tone="warning" heading={m.table_file_refused()}>
      {refusal.error === 'FILE_INVALID' ? (
        <p>{institutionFileProblemText(refusal.problem)}</p>
      ) : (
        <ul>
          {refusal.problems.map((problem) => (
            <li key={problem.line}>{lineProblemText(problem)}</li>
          ))}
        </ul>
      )}
    </NoticeBox>
  )
}

/** What the import would do, line by line. */
export function Preview({ preview: { lines, missing } }: { preview: FilePreview }) {
  const unchanged = lines.filter(({ change }) => change === 'unchanged').length
  const others = lines.filter(({ change }) => change !== 'unchanged')
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.institution_file_would() : m.institution_file_nothing()}
    >
      {others.length > 0 && (
        <ul>
          {others.map(({ line, code, change, fields }) => (
            <li key={line}>
              {change === 'added'
                ? m.institution_file_added({ line, code })
                : m.institution_file_changed({
                    line,
                    code,
                    fields: formatList(fieldNames(fields)),
                  })}
            </li>
          ))}
        </ul>
      )}
      {unchanged > 0 && <p>{m.institution_file_unchanged({ count: unchanged })}</p>}
      {missing.length > 0 && <p>{m.institution_file_kept({ codes: formatList(missing) })}</p>}
    </NoticeBox>
  )
}
