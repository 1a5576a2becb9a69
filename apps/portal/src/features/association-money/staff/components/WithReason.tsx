import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useMoneyAction } from '../../components/use-money-action.ts'
import { longestReason } from '../../model/limits.ts'
import { moneyFieldText, staffMoneyErrorText } from '../../model/refusal-messages.ts'
import { ReasonForm } from '../contract.ts'
import { staffMoneyKey } from '../queries.ts'

type Props<Answer> = {
  /** Of the field. */
  id: string
  /** What the button says that opens it, and the one that does it. */
  name: string
  /** Whom it is about, for those who hear the button alone. */
  of: string
  heading: string
  text: string
  call: (reason: string) => Promise<Answer>
  /** Null for what is seen anyway. */
  done: (() => string) | null
  onDone?: (answer: Answer) => void
}

/** Something that staff do with a reason. */
export function WithReason<Answer>(props: Props<Answer>) {
  const { id, name, of, heading, text, call, done, onDone } = props
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const acting = useMoneyAction({
    call: () => call(reason.trim()),
    changes: staffMoneyKey,
    done,
    onDone: (answer: Answer) => {
      setOpen(false)
      setReason('')
      onDone?.(answer)
    },
    errorText: staffMoneyErrorText,
  })

  function confirm() {
    const code = ReasonForm.safeParse({ reason }).error?.issues[0]?.message
    setProblem(moneyFieldText(code))
    if (code === undefined) acting.mutate()
    else document.getElementById(id)?.focus()
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
        <span className="ds-sr-only">: {of}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={heading}
          yes={name}
          isBusy={acting.isPending}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <p>{text}</p>
          <TextArea
            id={id}
            label={m.association_money_reason()}
            rows={3}
            maxLength={longestReason}
            value={reason}
            error={problem}
            onChange={(event) => setReason(event.target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
