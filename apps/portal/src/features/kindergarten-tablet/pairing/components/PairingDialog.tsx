import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { pairingMinutes } from '#core/kindergartens/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { tabletErrorText, tabletFieldText } from '../../model/refusal-messages.ts'
import type { MadePairing, Tablets } from '../contract.ts'
import { PairingForm } from '../forms.ts'
import { groupPairingCode } from '../pairing-code.ts'
import { makePairing, tabletsKey } from '../queries.ts'
import styles from './Tablets.module.css'

const idPrefix = 'tablet-pairing-'

type Props = { departments: Tablets['departments']; onClose: () => void }

/** Makes a code for a tablet, and shows it this once. */
export function PairingDialog({ departments, onClose }: Props) {
  const [made, setMade] = useState<MadePairing | null>(null)
  if (made)
    return (
      <Dialog
        heading={m.tablet_staff_code()}
        onClose={onClose}
        actions={<Button onClick={onClose}>{m.tablet_staff_code_done()}</Button>}
      >
        <p className={styles.code}>{groupPairingCode(made.code)}</p>
        <p>{m.tablet_staff_code_text({ time: formatTime(new Date(made.expiresAt)) })}</p>
      </Dialog>
    )
  return <Wanted departments={departments} onMade={setMade} onClose={onClose} />
}

function Wanted({ departments, onMade, onClose }: Props & { onMade: (made: MadePairing) => void }) {
  const form = useForm({
    resolver: zodResolver(PairingForm),
    defaultValues: { departmentId: departments[0]?.id ?? '', name: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['departmentId', 'name'],
    errorText: tabletErrorText,
    codeText: tabletFieldText,
    draft: { key: 'kindergarten-pairing', fields: ['name'] },
    call: makePairing,
    changes: tabletsKey,
    done: null,
    // The code is shown in place of the form, and closed by a press.
    onClose: () => undefined,
    onDone: onMade,
  })
  return (
    <DialogForm
      heading={m.tablet_staff_pair()}
      state={state}
      send={m.tablet_staff_make_code()}
      onClose={onClose}
    >
      <p>{m.tablet_staff_pair_text({ minutes: pairingMinutes })}</p>
      <SelectField
        id={`${idPrefix}departmentId`}
        label={m.tablet_staff_department()}
        error={state.textOf('departmentId')}
        {...form.register('departmentId')}
      >
        {departments.map(({ id, name, kindergarten }) => (
          <option key={id} value={id}>
            {m.tablet_department({ department: name, kindergarten })}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${idPrefix}name`}
        label={m.tablet_staff_name()}
        hint={m.tablet_staff_name_hint()}
        autoComplete="off"
        error={state.textOf('name')}
        {...form.register('name')}
      />
    </DialogForm>
  )
}
