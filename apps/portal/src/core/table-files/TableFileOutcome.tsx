import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { TableFileRefusal, TablePreview } from './contract.ts'
import { fileProblemText } from './file-problem-text.ts'
import styles from './TableFileSection.module.css'

/** Lines of a notice; a file may have thousands. */
const shownAtOnce = 100

/** What is wrong with a file: as a whole, or line by line. */
export function Refused<Code extends string>(props: {
  refusal: TableFileRefusal<string, Code>
  table: { readonly columns: readonly string[]; readonly longest: number }
  problemText: (code: Code) => string
}) {
  const { refusal, table, problemText } = props
  return (
    <NoticeBox tone="warning" heading={m.table_file_refused()}>
      {refusal.error === 'FILE_INVALID' ? (
        <p>{fileProblemText(refusal.problem, table)}</p>
      ) : (
        <Lines
          lines={refusal.problems.map(({ line, problem }) => ({
            line,
            text: m.table_file_line({ line, problem: problemText(problem) }),
          }))}
        />
      )}
    </NoticeBox>
  )
}

/** What the import would do, line by line. @param notes on what is not in the file */
export function Previewed<Preview extends TablePreview>(props: {
  preview: Preview
  lineText: (line: Preview['lines'][number]) => string
  notes: readonly string[]
}) {
  const lines: readonly Preview['lines'][number][] = props.preview.lines
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const unchanged = lines.length - others.length
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      {others.length > 0 && (
        <Lines lines={others.map((line) => ({ line: line.line, text: props.lineText(line) }))} />
      )}
      {unchanged > 0 && <p>{m.table_file_unchanged({ count: unchanged })}</p>}
      {props.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </NoticeBox>
  )
}

function Lines({ lines }: { lines: readonly { line: number; text: string }[] }) {
  const more = lines.length - shownAtOnce
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, shownAtOnce).map(({ line, text }) => (
          <li key={line}>{text}</li>
        ))}
      </ul>
      {more > 0 && <p>{m.table_file_more({ count: more })}</p>}
    </>
  )
}
