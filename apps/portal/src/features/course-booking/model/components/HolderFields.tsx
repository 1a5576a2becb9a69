import { longest } from '#core/courses/limits.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import type { HolderProblems, TypedHolder } from '../typed-holder.ts'

type Props = {
  prefix: string
  typed: TypedHolder
  problems: HolderProblems
  onChange: (typed: TypedHolder) => void
}

/** The name on a ticket, and where it is sent. */
export function HolderFields({ prefix, typed, problems, onChange }: Props) {
  return (
    <>
      <TextField
        id={`${prefix}-name`}
        label={m.course_booking_name()}
        error={problems.holder}
        value={typed.holder}
        maxLength={longest.holder}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...typed, holder: target.value })}
      />
      <TextField
        id={`${prefix}-email`}
        type="email"
        label={m.course_booking_email()}
        hint={m.course_booking_email_hint()}
        error={problems.email}
        value={typed.email}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...typed, email: target.value })}
      />
    </>
  )
}
