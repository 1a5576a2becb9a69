import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import type { Submission } from '#core/accounts/forms/use-submit.ts'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import type { UsedDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'

/** A form that `useMoneyForm` sends: its problems, its inputs and its button. */
export function MoneyForm(props: {
  money: Submission
  draft?: UsedDraft
  /** What the button says. */
  action: string
  children: ReactNode
}) {
  const { money, draft, action, children } = props
  const { submit, isSubmitting, problems, failures } = money
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {children}
      {draft && <DraftNote draft={draft} />}
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.money_saving() : action}
        </Button>
      </div>
    </form>
  )
}
