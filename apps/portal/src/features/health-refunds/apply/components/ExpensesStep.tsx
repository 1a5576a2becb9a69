import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#messages'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import type { Problem } from '#ui/form/problem.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { longestNote } from '../../model/expense-form.ts'
import { codeOf, refundErrorText } from '../../model/refund-errors.ts'
import { fieldId, listProblems, textBeside } from '../problem-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'
import { DoctorFields } from './DoctorFields.tsx'
import { ExpenseLines } from './ExpenseLines.tsx'
import { WorkedBeside } from './WorkedBeside.tsx'

type Props = {
  form: RefundForm
  /** Problems are shown from the start: the form came back from being sent. */
  isRefused: boolean
  /** The form is saved and has no problems. */
  onContinue: () => void
  /** Beside the button that continues. */
  children: ReactNode
}

/** The first page: what was spent, with the refund beside it. */
export function ExpensesStep({ form, isRefused, onContinue, children }: Props) {
  const [failures, setFailures] = useState(isRefused ? 1 : 0)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const singleFlight = useSingleFlight()
  const { content, saving } = form
  const shown = failures > 0 ? form.problems : []
  const problems: Problem[] = [
    ...(failure === null ? [] : [{ fieldId: undefined, text: failure }]),
    ...listProblems(shown, content.lines),
  ]

  const fail = (text: string | null) => {
    setFailure(text)
    setFailures((count) => count + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.problems.length > 0) return fail(null)
    if (form.isUploading) return fail(m.health_refund_wait_for_files())
    await singleFlight(async () => {
      setSaving(true)
      try {
        await saving.flush()
        setFailure(null)
        onContinue()
      } catch (error) {
        // The notice above the form says so.
        if (codeOf(error) !== 'HEALTH_DRAFT_CHANGED') fail(refundErrorText(error))
      } finally {
        setSaving(false)
      }
    })
  }

  return (
    <div className={styles.beside}>
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <ProblemSummary
          problems={problems}
          failures={failures}
          heading={m.health_refund_fill_in()}
        />
        <DoctorFields form={form} problems={shown} />
        <ExpenseLines form={form} problems={shown} />
        <TextArea
          id={fieldId('note')}
          label={m.health_refund_note()}
          hint={m.health_refund_note_hint()}
          rows={4}
          maxLength={longestNote}
          value={content.note}
          error={textBeside(shown, 'note')}
          onChange={({ target: { value } }) =>
            form.change((before) => ({ ...before, note: value }))
          }
        />
        <div className={styles.buttons}>
          <Button type="submit" loading={isSaving}>
            {m.health_refund_continue()}
          </Button>
          {children}
        </div>
        <p role="status" className={styles.hint}>
          {saving.state === 'saved' && m.health_refund_saved()}
          {saving.state === 'failed' && m.health_refund_not_saved()}
        </p>
      </form>
      <WorkedBeside form={form} />
    </div>
  )
}
