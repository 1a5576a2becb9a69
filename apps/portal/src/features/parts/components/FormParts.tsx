import { useState } from 'react'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'

const problems = [{ fieldId: 'parts-wrong', text: 'Write an address such as name@example.org.' }]

const memberships = [
  { value: 'student', text: 'Student' },
  { value: 'employee', text: 'Employee' },
]
const days = [
  { value: 'monday', text: 'Monday' },
  { value: 'friday', text: 'Friday' },
]

export function FormParts() {
  const [membership, setMembership] = useState(['student'])
  const [chosenDays, setChosenDays] = useState<string[]>([])
  return (
    <form className={formStyles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <ProblemSummary problems={problems} failures={0} />
      <TextField id="parts-name" label="Name" error={undefined} />
      <TextField
        id="parts-hint"
        label="Phone"
        hint="With the code of the country."
        error={undefined}
      />
      <TextField
        id="parts-wrong"
        label="Email"
        defaultValue="name"
        error="Write an address such as name@example.org."
      />
      <TextField
        id="parts-disabled"
        label="Cannot be changed"
        defaultValue="Ola"
        error={undefined}
        disabled
      />
      <PasswordField
        id="parts-password"
        label="Password"
        autoComplete="new-password"
        error={undefined}
      />
      <Choices
        id="parts-radio"
        legend="Membership"
        type="radio"
        options={memberships}
        chosen={membership}
        onChange={setMembership}
      />
      <Choices
        id="parts-checkbox"
        legend="Days"
        type="checkbox"
        options={days}
        chosen={chosenDays}
        error="Choose at least one day."
        onChange={setChosenDays}
      />
    </form>
  )
}
