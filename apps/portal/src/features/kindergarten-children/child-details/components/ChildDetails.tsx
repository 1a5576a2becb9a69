import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import styles from '../../components/Kindergarten.module.css'
import { NumberDialog } from '../../components/NumberDialog.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { unstoredDraft } from '../../components/unstored-draft.ts'
import type { StaffChild } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText, childFieldText } from '../../model/refusal-messages.ts'
import { TypedChild } from '../forms.ts'
import { correctChild, removeChild, renumberChild } from '../queries.ts'
import { ChildFields, childFieldNames } from './ChildFields.tsx'

const idPrefix = 'child-details-'

/** What staff correct of a child itself. */
export function ChildDetails({ child }: { child: StaffChild }) {
  const [open, setOpen] = useState<'details' | 'number' | 'removal' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.buttons}>
      <Button variant="tertiary" data-size="sm" onClick={() => setOpen('details')}>
        {m.staff_child_correct()}
      </Button>
      <Button variant="tertiary" data-size="sm" onClick={() => setOpen('number')}>
        {m.staff_child_number_correct()}
      </Button>
      <Button
        variant="tertiary"
        data-size="sm"
        data-color="danger"
        onClick={() => setOpen('removal')}
      >
        {m.staff_child_child_remove()}
      </Button>
      {open === 'details' && <CorrectChildDialog child={child} onClose={close} />}
      {open === 'number' && (
        <NumberDialog
          text={m.staff_child_number_child_text()}
          masked={child.maskedNumber}
          send={(typed) => renumberChild(child.id, { ...typed, version: child.version })}
          onClose={close}
        />
      )}
      {open === 'removal' && <RemoveChildDialog child={child} onClose={close} />}
    </div>
  )
}

function RemoveChildDialog({ child, onClose }: { child: StaffChild; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ReasonDialog
      heading={m.staff_child_child_remove()}
      text={m.staff_child_child_remove_text({ name: child.name })}
      hint={m.staff_child_reason_logged()}
      yes={m.staff_child_child_remove()}
      done={() => m.staff_child_child_removed()}
      send={async (reason) => {
        await removeChild(child.id, { reason, version: child.version })
        await navigate({ to: '/staff/kindergartens/children' })
      }}
      onClose={onClose}
    />
  )
}

function CorrectChildDialog({ child, onClose }: { child: StaffChild; onClose: () => void }) {
  const { firstName, lastName, bornOn, version } = child
  const form = useForm({
    resolver: zodResolver(TypedChild),
    defaultValues: { firstName, lastName, bornOn },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: childFieldNames,
    errorText: childErrorText,
    codeText: childFieldText,
    draft: unstoredDraft,
    call: (typed) => correctChild(child.id, { ...typed, version }),
    changes: childrenKey,
    done: () => m.staff_child_saved(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.staff_child_correct()}
      state={state}
      send={m.staff_child_save()}
      onClose={onClose}
    >
      <p>{m.staff_child_correct_text()}</p>
      <ChildFields
        idPrefix={idPrefix}
        field={(name) => form.register(name)}
        textOf={state.textOf}
      />
    </DialogForm>
  )
}
