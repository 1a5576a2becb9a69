import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../model/Redirects.module.css'
import type { FilePreview } from '../contract.ts'
import { lineProblemText, redirectFileProblemText } from '../file-texts.ts'
import type { FileRefusal } from '../refusals.ts'

/** Lines of a notice; a file may have thousands. */
const shownAtOnce = 100

/** What is wrong with a file: as a whole, or line by line. */
export function Refused({ refusal }: { refusal: FileRefusal }) {
  return (
    <NoticeBox tone="warning" heading={m.table_file_refused()}>
      {refusal.error === 'FILE_INVALID' ? (
        <p>{redirectFileProblemText(refusal.problem)}</p>
      ) : (
        <Lines
          lines={refusal.problems.map((problem) => ({
            line: problem.line,
            text: lineProblemText(problem),
          }))}
        />
      )}
    </NoticeBox>
  )
}

/** What the import would do, line by line. */
export function Preview({ preview: { lines, shortened, kept } }: { preview: FilePreview }) {
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const unchanged = lines.length - others.length
  return (
    <NoticeBox
      tone="info"
      heading={others.length > 0 ? m.redirect_file_would() : m.redirect_file_nothing()}
    >
      {others.length > 0 && (
        <Lines
          lines={others.map(({ change, ...line }) => ({
            line: line.line,
            text: change === 'added' ? m.redirect_file_added(line) : m.redirect_file_changed(line),
          }))}
        />
      )}
      {unchanged > 0 && <p>{m.redirect_file_unchanged({ count: unchanged })}</p>}
      {shortened > 0 && <p>{m.redirect_file_shortened({ count: shortened })}</p>}
      {kept > 0 && <p>{m.redirect_file_kept({ count: kept })}</p>}
    </NoticeBox>
  )
}

function Lines({ lines }: { lines: readonly { line: number; text: string }[] }) {
  const more = lines.length - shownAtOnce
  return (
    <>
      <ul className={styles.address}>
        {lines.slice(0, shownAtOnce).map(({ line, text }) => (
          <li key={line}>{text}</li>
        ))}
      </ul>
      {more > 0 && <p>{m.redirect_file_more({ count: more })}</p>}
    </>
  )
}
