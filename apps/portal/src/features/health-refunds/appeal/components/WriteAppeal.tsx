import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useEffect, useState } from 'react'
import { TabValuesNote } from '#core/public-forms/components/TabValuesNote.tsx'
import { type TabValues, useTabValues } from '#core/public-forms/use-tab-values.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextArea } from '#ui/form/TextArea.tsx'
import { longestWords } from '../../model/amendment.ts'
import { healthRefundsKey } from '../../model/queries.ts'
import { AppealForm } from '../forms.ts'
import { appealErrorText, appealFieldText } from '../own-appeal-texts.ts'
import { sendAppeal } from '../own-queries.ts'
import { appealHeadingId, useFocusAfter } from '../use-focus-after.ts'

const fieldId = 'refund-appeal-text'

type Props = {
  id: string
  /** The last day to appeal has passed. */
  isLate: boolean
}

/** A button that opens the form; what was typed before is open. */
export function WriteAppeal(props: Props) {
  const tabValues = useTabValues(`health-appeal-${props.id}`)
  const [isOpen, setOpen] = useState(tabValues.restored !== null)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isPressed) document.getElementById(fieldId)?.focus()
  }, [isPressed])
  if (isOpen) return <AppealFields {...props} tabValues={tabValues} />
  return (
    <div>
      <Button
        type="button"
        variant="secondary"
        onClick={() => {
          setOpen(true)
          setPressed(true)
        }}
      >
        {m.health_appeal_own_write()}
      </Button>
    </div>
  )
}

function AppealFields({ id, isLate, tabValues }: Props & { tabValues: TabValues }) {
  const [text, setText] = useState(() => String(tabValues.restored?.values.text ?? ''))
  const [problem, setProblem] = useState<string | undefined>()
  const [isAsking, setAsking] = useState(false)
  const expectEnd = useFocusAfter(appealHeadingId)
  const sending = usePress({
    call: () => sendAppeal(id, text),
    changes: healthRefundsKey,
    done: () => m.health_appeal_own_sent_done(),
    onDone: () => {
      tabValues.forget()
      setAsking(false)
      expectEnd()
    },
    errorText: appealErrorText,
  })

  function ask(event: FormEvent) {
    event.preventDefault()
    const code = AppealForm.safeParse({ text }).error?.issues[0]?.message
    setProblem(appealFieldText(code))
    if (code === undefined) setAsking(true)
    else document.getElementById(fieldId)?.focus()
  }

  return (
    <>
      <form method="post" className={formStyles.form} onSubmit={ask} noValidate>
        <TextArea
          id={fieldId}
          label={m.health_appeal_own_label()}
          hint={m.health_appeal_own_hint()}
          rows={8}
          maxLength={longestWords}
          value={text}
          error={problem}
          onChange={({ target: { value } }) => {
            setText(value)
            tabValues.keep(value.trim() === '' ? null : { text: value })
          }}
        />
        <TabValuesNote
          kept={tabValues}
          discard={() => {
            setText('')
            tabValues.forget()
          }}
        />
        <div>
          <Button type="submit">{m.health_appeal_own_send()}</Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          heading={m.health_appeal_own_send_heading()}
          yes={m.health_appeal_own_send()}
          isBusy={sending.isPending}
          onConfirm={() => sending.mutate()}
          onClose={() => setAsking(false)}
        >
          {isLate && <p>{m.health_appeal_own_send_late()}</p>}
          <p>{m.health_appeal_own_send_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
