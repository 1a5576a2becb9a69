import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import formStyles from '#ui/form/Form.module.css'
import { TextField } from '#ui/form/TextField.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { dayOf } from '../../components/day-text.ts'
import { outcomeTexts } from '../../model/decision-texts.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import type { Letters, StaffLetter } from '../contract.ts'
import { lettersQuery, staffLetterAddress } from '../queries.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'

/** Finds the letters about an application, and begins a correction of the one that counts. */
export function CorrectPart() {
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const { data, error } = useQuery({ ...lettersQuery(reference), enabled: reference !== '' })
  function find(event: FormEvent) {
    event.preventDefault()
    setReference(typed.trim())
  }
  return (
    <section className={partStyles.part} aria-labelledby="grant-correct">
      <h2 id="grant-correct">{m.grant_decisions_correct_heading()}</h2>
      <p>{m.grant_decisions_correct_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={find} noValidate>
        <TextField
          id="grant-correct-reference"
          label={m.grant_reference()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={error ? staffDecisionErrorText(error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        >
          <Button type="submit" variant="secondary">
            {m.grant_decisions_correct_find()}
          </Button>
        </TextField>
      </form>
      <div role="status">{data && <Found letters={data} />}</div>
      {reference !== '' && !(data || error) && <Waiting rows={2} />}
    </section>
  )
}

function Found({ letters }: { letters: Letters }) {
  const [chosen, setChosen] = useState<StaffLetter | null>(null)
  const { applicant, title, isWaiting } = letters
  return (
    <>
      <p>{m.grant_decisions_correct_of({ name: applicant ?? m.grant_applicant_gone(), title })}</p>
      {isWaiting && <p>{m.grant_decisions_correction_waits()}</p>}
      <Rows>
        {letters.letters.map((letter) => (
          <Row
            key={letter.id}
            name={
              <a href={staffLetterAddress(letter.id)} target="_blank" rel="noreferrer">
                {m.grant_decisions_letter_of({ date: dayOf(letter.decidedAt) })}
              </a>
            }
            details={
              <>
                {outcomeTexts[letter.outcome]()}
                {letter.outcome === 'granted' && `: ${formatKroner(letter.amountOre)}`}.{' '}
                {letter.isCurrent
                  ? m.grant_decisions_letter_counts()
                  : m.grant_decisions_letter_replaced()}
              </>
            }
            action={
              letter.isCurrent &&
              !isWaiting && (
                <Button variant="secondary" onClick={() => setChosen(letter)}>
                  {m.grant_decisions_correct()}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {chosen && (
        <CorrectionDialog letters={letters} letter={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
