import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import type { FoundProblem } from '../../model/expense-form.ts'
import { changeDoctor } from '../form-content.ts'
import { fieldId, textBeside } from '../problem-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'

/** Since when the general practitioner is here, where the scheme needs that. */
export function DoctorFields(props: { form: RefundForm; problems: readonly FoundProblem[] }) {
  const { form, problems } = props
  const { content, terms } = form
  if (!terms.rules.right.needsDoctorHere) return null
  const day = (field: 'doctorFrom' | 'doctorTo', label: string) => (
    <TextField
      id={fieldId(field)}
      type="date"
      label={label}
      max={field === 'doctorFrom' ? terms.today : undefined}
      value={content[field]}
      error={textBeside(problems, field)}
      onChange={({ target: { value } }) =>
        form.change((before, known) => changeDoctor(before, { [field]: value }, known))
      }
    />
  )
  return (
    <fieldset className={styles.line}>
      <legend>{m.health_refund_doctor()}</legend>
      <p>{m.health_refund_doctor_text()}</p>
      <div className={styles.pair}>
        {day('doctorFrom', m.health_refund_doctor_from())}
        {day('doctorTo', m.health_refund_doctor_to())}
      </div>
    </fieldset>
  )
}
