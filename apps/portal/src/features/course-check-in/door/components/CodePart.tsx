import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './Door.module.css'

/** For a cracked screen, or a phone without camera: the code as it is typed. */
export function CodePart({ onCode }: { onCode: (code: string) => unknown }) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(typed.trim() === '')
    if (typed.trim() === '') return
    void onCode(typed)
    setTyped('')
  }

  return (
    <form className={styles.search} onSubmit={submit} noValidate>
      <TextField
        id="course-code"
        label={m.course_checkin_code()}
        hint={m.course_checkin_code_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={500}
        value={typed}
        error={isMissing ? m.course_checkin_code_missing() : undefined}
        onChange={(event) => setTyped(event.target.value)}
      >
        <Button type="submit" variant="secondary">
          {m.course_checkin_code_check()}
        </Button>
      </TextField>
    </form>
  )
}
