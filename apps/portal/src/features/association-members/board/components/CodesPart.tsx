import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { groupCheckCode } from '#core/documents/checks/check-code.ts'
import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextField } from '#ui/form/TextField.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { useMemberAction } from '../../components/use-member-action.ts'
import { longestLabel } from '../../model/limits.ts'
import { dayText } from '../../model/member-texts.ts'
import { isCodeDay } from '../code-day.ts'
import type { JoinCode } from '../contract.ts'
import { endCode, makeCode, setupKey } from '../queries.ts'
import { CodeSheet } from './CodeSheet.tsx'

type Props = { id: string; codes: readonly JoinCode[]; mayChange: boolean }

/** Codes that the board prints for its stand. */
export function CodesPart({ id, codes, mayChange }: Props) {
  const [shownId, setShownId] = useState<string | null>(null)
  const shown = codes.find((code) => code.id === shownId && !code.isOver)
  return (
    <section className={styles.part} aria-labelledby="association-codes">
      <h2 id="association-codes">{m.association_codes_heading()}</h2>
      <p>{m.association_codes_text()}</p>
      {codes.length === 0 ? (
        <p>{m.association_codes_none()}</p>
      ) : (
        <Rows label={m.association_codes_heading()}>
          {codes.map((code) => (
            <Row
              key={code.id}
              name={code.label}
              details={codeText(code)}
              action={
                mayChange &&
                !code.isOver && (
                  <div className={styles.buttons}>
                    <Button
                      data-size="sm"
                      variant="secondary"
                      onClick={() => setShownId(code.id === shownId ? null : code.id)}
                      aria-expanded={code.id === shownId}
                      aria-label={m.association_code_show_name({ label: code.label })}
                    >
                      {m.association_code_show()}
                    </Button>
                    <EndCode id={id} code={code} />
                  </div>
                )
              }
            />
          ))}
        </Rows>
      )}
      {shown && <CodeSheet key={shown.id} code={shown} />}
      {mayChange && <NewCode id={id} />}
    </section>
  )
}

const codeText = ({ isOver, endsOn, people, code }: JoinCode): string => {
  const count = m.association_code_people({ count: people })
  if (isOver) return `${m.association_code_over()} ${count}`
  return `${groupCheckCode(code)}. ${m.association_code_until({ date: dayText(endsOn) })} ${count}`
}

function EndCode({ id, code: { id: codeId, label } }: { id: string; code: JoinCode }) {
  const [isOpen, setOpen] = useState(false)
  const ending = useMemberAction({
    call: () => endCode(id, codeId),
    changes: setupKey(id),
    done: () => m.association_code_ended({ label }),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button
        data-size="sm"
        variant="secondary"
        onClick={() => setOpen(true)}
        aria-label={m.association_code_end_name({ label })}
      >
        {m.association_code_end()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_code_end_name({ label })}
          yes={m.association_code_end()}
          isBusy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.association_code_end_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const usualDays = 30

function NewCode({ id }: { id: string }) {
  const today = osloDate(new Date())
  const [label, setLabel] = useState('')
  const [endsOn, setEndsOn] = useState(addDays(today, usualDays))
  const [isChecked, setChecked] = useState(false)
  const making = useMemberAction({
    call: () => makeCode(id, { label, endsOn }),
    changes: setupKey(id),
    done: () => m.association_code_made({ label }),
    onDone: () => {
      setLabel('')
      setChecked(false)
    },
  })
  const isNamed = label.trim() !== ''
  const isDay = endsOn !== '' && isCodeDay(endsOn, today)

  function make(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isNamed) document.getElementById('code-label')?.focus()
    else if (isDay) making.mutate()
    else document.getElementById('code-ends')?.focus()
  }

  return (
    <form method="post" className={formStyles.form} onSubmit={make} noValidate>
      <h3 className={formStyles.part}>{m.association_code_new()}</h3>
      <TextField
        id="code-label"
        label={m.association_code_label()}
        hint={m.association_code_label_hint()}
        maxLength={longestLabel}
        value={label}
        error={isChecked && !isNamed ? m.association_code_label_required() : undefined}
        onChange={(event) => setLabel(event.target.value)}
      />
      <TextField
        id="code-ends"
        type="date"
        label={m.association_code_ends()}
        value={endsOn}
        error={isChecked && !isDay ? m.association_code_day_wrong() : undefined}
        onChange={(event) => setEndsOn(event.target.value)}
      />
      <div>
        <Button type="submit" loading={making.isPending}>
          {m.association_code_make()}
        </Button>
      </div>
    </form>
  )
}
