import { FileLines } from '#core/table-files/FileLines.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { Answers } from '../answers.ts'
import type { LineNote, NumberAnswer } from '../columns.ts'
import type { ChildrenPreview } from '../contract.ts'
import { noteTexts } from '../file-texts.ts'

type Line = ChildrenPreview['lines'][number]

/** What staff must not overlook comes first, in boxes of their own. */
const kinds = [
  { note: 'access-lost', tone: 'danger', heading: m.staff_child_preview_access_lost },
  { note: 'stays-blocked', tone: 'warning', heading: m.staff_child_preview_blocked },
  { note: 'maybe-blocked', tone: 'warning', heading: m.staff_child_preview_maybe_blocked },
  { note: 'staff-stays', tone: 'info', heading: m.staff_child_preview_staff_stays },
] as const satisfies readonly {
  note: LineNote
  tone: 'danger' | 'warning' | 'info'
  heading: () => string
}[]

type Props = {
  preview: ChildrenPreview
  answers: Answers
  onAnswer: (line: number, answer: NumberAnswer) => void
}

/** What the import would do: what to look at first, in numbers, and line by line. */
export function ChildrenPreviewBox({ preview, answers, onAnswer }: Props) {
  const { lines, missing, gone, full } = preview
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const count = (change: string) => lines.filter((one) => one.change === change).length
  return (
    <>
      {kinds.map(({ note, tone, heading }) => (
        <Noted key={note} lines={lines} note={note} tone={tone} heading={heading()} />
      ))}
      <Questions lines={lines} answers={answers} onAnswer={onAnswer} />
      {missing.length > 0 && (
        <NoticeBox tone="warning" heading={m.staff_child_preview_missing()}>
          <p>{m.staff_child_preview_missing_text()}</p>
          <Names items={missing.map(({ id, name }) => ({ key: id, text: name }))} />
        </NoticeBox>
      )}
      {gone.length > 0 && (
        <NoticeBox tone="warning" heading={m.staff_child_preview_gone()}>
          <p>{m.staff_child_preview_gone_text()}</p>
          <Names
            items={gone.map(({ childId, child, guardian }) => ({
              key: `${childId} ${guardian}`,
              text: m.staff_child_preview_gone_line({ child, guardian }),
            }))}
          />
        </NoticeBox>
      )}
      {full.length > 0 && (
        <NoticeBox tone="warning" heading={m.staff_child_preview_full()}>
          <Names
            items={full.map((one) => ({
              key: one.department,
              text: m.staff_child_preview_full_line(one),
            }))}
          />
        </NoticeBox>
      )}
      <NoticeBox
        tone="info"
        heading={
          others.length > 0 || missing.length > 0 ? m.table_file_would() : m.table_file_nothing()
        }
      >
        <p>
          {m.staff_child_import_counts({
            added: count('added'),
            changed: count('changed'),
            unchanged: count('unchanged'),
          })}
        </p>
        <FileLines lines={others} show={lineText} />
      </NoticeBox>
    </>
  )
}

function Noted(props: {
  lines: readonly Line[]
  note: LineNote
  tone: 'danger' | 'warning' | 'info'
  heading: string
}) {
  const found = props.lines.filter(({ notes }) => notes.includes(props.note))
  if (found.length === 0) return null
  return (
    <NoticeBox tone={props.tone} heading={props.heading}>
      <p>{noteTexts[props.note]()}</p>
      <FileLines
        lines={found}
        show={({ line, child, guardian }) => m.staff_child_preview_who({ line, child, guardian })}
      />
    </NoticeBox>
  )
}

function Names({ items }: { items: readonly { key: string; text: string }[] }) {
  return (
    <ul>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}

/** A child with another number is never taken for the same one by itself. */
function Questions({
  lines,
  answers,
  onAnswer,
}: Pick<Props, 'answers' | 'onAnswer'> & { lines: readonly Line[] }) {
  const asked = lines.filter(({ notes }) => notes.includes('number-changed'))
  if (asked.length === 0) return null
  return (
    <NoticeBox tone="warning" heading={m.staff_child_preview_questions()}>
      <p>{m.staff_child_preview_questions_text()}</p>
      {asked.map(({ line, child }) => {
        const answer = answers.get(line)
        return (
          <Choices<NumberAnswer>
            key={line}
            id={`child-file-question-${line}`}
            legend={m.staff_child_preview_question({ line, child })}
            type="radio"
            chosen={answer ? [answer] : []}
            options={[
              { value: 'same', text: m.staff_child_preview_same() },
              { value: 'other', text: m.staff_child_preview_other() },
            ]}
            onChange={([chosen]) => chosen && onAnswer(line, chosen)}
          />
        )
      })}
    </NoticeBox>
  )
}

function lineText({ line, child, guardian, notes }: Line): string {
  const what = formatList(notes.map((note) => noteTexts[note]()))
  return m.staff_child_import_line({ line, child, guardian, what })
}
