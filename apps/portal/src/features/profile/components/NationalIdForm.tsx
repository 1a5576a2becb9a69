import { Alert, Button, Label, ValidationMessage } from '@digdir/designsystemet-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  doubtNationalId,
  isNationalId,
  type NationalIdDoubt,
} from '#core/personal-data/national-id.ts'
import type { StoredNationalId } from '#core/profile/contract.ts'
import { saveNationalId } from '#core/profile/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { nationalIdErrorText } from '../national-id-error.ts'
import styles from './ProfilePage.module.css'

const doubtTexts = {
  NOT_A_DATE: m.national_id_not_a_date,
  OTHER_BIRTH_DATE: m.national_id_other_birth_date,
} satisfies Record<NationalIdDoubt, () => string>

const inputId = 'national-id-number'

/** Takes a number that passes the gate; one that is doubtful is asked about, and then taken too. */
export function NationalIdForm(props: {
  birthDate: string
  onKept: (kept: StoredNationalId) => void
  onCancel: (() => void) | null
}) {
  const whileLoggedIn = useLoginInPlace()
  const [number, setNumber] = useState('')
  const [doubt, setDoubt] = useState<NationalIdDoubt | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const question = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (doubt) question.current?.focus()
  }, [doubt])

  async function send(): Promise<void> {
    setSending(true)
    setProblem(null)
    try {
      props.onKept(await whileLoggedIn(() => saveNationalId({ number })))
    } catch (error) {
      setDoubt(null)
      refuse(nationalIdErrorText(error))
    } finally {
      setSending(false)
    }
  }

  function refuse(text: string): void {
    setProblem(text)
    input.current?.focus()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSending) return
    if (!isNationalId(number)) {
      refuse(m.error_national_id())
      return
    }
    const found = doubtNationalId(number, props.birthDate || null)
    setProblem(null)
    setDoubt(found)
    if (!found) void send()
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <Label htmlFor={inputId}>{m.national_id_label()}</Label>
        <input
          ref={input}
          id={inputId}
          className="ds-input"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={(event) => {
            setNumber(event.target.value)
            setDoubt(null)
          }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${inputId}-error` : undefined}
        />
        {problem && <ValidationMessage id={`${inputId}-error`}>{problem}</ValidationMessage>}
      </div>
      {doubt ? (
        <Alert data-color="warning" ref={question} tabIndex={-1} role="alert">
          <p>{doubtTexts[doubt]()}</p>
          <div className={styles.buttons}>
            <Button type="button" loading={isSending} onClick={send}>
              {m.national_id_confirm()}
            </Button>
            <Button
              type="button"
              variant="secondary"
              onClick={() => {
                setDoubt(null)
                input.current?.focus()
              }}
            >
              {m.national_id_check()}
            </Button>
          </div>
        </Alert>
      ) : (
        <div className={styles.buttons}>
          <Button type="submit" loading={isSending}>
            {m.national_id_save()}
          </Button>
          {props.onCancel && (
            <Button type="button" variant="secondary" onClick={props.onCancel}>
              {m.national_id_cancel()}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
