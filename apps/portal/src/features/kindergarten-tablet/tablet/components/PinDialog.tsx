import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { pinLength, pinMinutes } from '#core/kindergartens/limits.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { PinForm } from '../../health/pin-form.ts'
import type { TabletDay } from '../../list/contract.ts'
import { tabletErrorText, tabletFieldText } from '../../model/refusal-messages.ts'
import { openTablet } from '../queries.ts'

type Props = {
  employees: TabletDay['employees']
  onOpened: () => unknown
  onClose: () => void
}

/** An employee says who they are, with their PIN. */
export function PinDialog({ employees, onOpened, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(PinForm),
    defaultValues: { employeeId: '', pin: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix: 'tablet-pin-',
    fields: ['employeeId', 'pin'],
    fieldOf: { PIN_WRONG: 'pin', PIN_LOCKED: 'pin' },
    errorText: tabletErrorText,
    codeText: tabletFieldText,
    send: async (typed) => {
      try {
        await openTablet(typed)
      } catch (error) {
        form.resetField('pin')
        throw error
      }
      await onOpened()
      onClose()
    },
  })
  return (
    <Dialog heading={m.tablet_open()} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{m.tablet_pin_text({ minutes: pinMinutes })}</p>
        <SelectField
          id="tablet-pin-employeeId"
          label={m.tablet_employee()}
          error={textOf('employeeId')}
          {...form.register('employeeId')}
        >
          <option value="">{m.tablet_employee_choose()}</option>
          {employees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          id="tablet-pin-pin"
          label={m.tablet_pin()}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength.most}
          error={textOf('pin')}
          {...form.register('pin')}
        />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.tablet_open_now()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
