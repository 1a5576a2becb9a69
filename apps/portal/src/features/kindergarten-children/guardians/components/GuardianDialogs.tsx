import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Kindergarten.module.css'
import { NameFields, NumberField } from '../../components/PersonFields.tsx'
import { unstoredDraft } from '../../components/unstored-draft.ts'
import type { StaffChild, StaffGuardian } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText, childFieldText } from '../../model/refusal-messages.ts'
import type { ContactDetails } from '../contract.ts'
import { GuardianForm, TypedDetails } from '../forms.ts'
import { addGuardian, correctGuardian } from '../queries.ts'

const idPrefix = 'child-guardian-'
const detailFields = ['firstName', 'lastName', 'email', 'phone', 'address'] as const

type FieldsProps = {
  field: (name: (typeof detailFields)[number]) => UseFormRegisterReturn
  textOf: (field: string) => string | undefined
}

function DetailFields({ field, textOf }: FieldsProps) {
  return (
    <>
      <NameFields idPrefix={idPrefix} field={field} textOf={textOf} />
      <TextField
        id={`${idPrefix}email`}
        type="email"
        label={m.staff_child_email()}
        autoComplete="off"
        error={textOf('email')}
        {...field('email')}
      />
      <TextField
        id={`${idPrefix}phone`}
        type="tel"
        label={m.staff_child_phone()}
        autoComplete="off"
        error={textOf('phone')}
        {...field('phone')}
      />
      <TextArea
        id={`${idPrefix}address`}
        label={m.staff_child_address()}
        error={textOf('address')}
        {...field('address')}
      />
    </>
  )
}

/** Binds a guardian to a child; they may be registered already. */
export function AddGuardianDialog({ child, onClose }: { child: StaffChild; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(GuardianForm),
    defaultValues: {
      number: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      address: '',
      isRestricted: false,
      hasResponsibility: false,
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['number', ...detailFields],
    fieldOf: { SAME_NUMBER: 'number' },
    errorText: childErrorText,
    codeText: childFieldText,
    draft: unstoredDraft,
    call: (typed) => addGuardian(child.id, typed),
    changes: childrenKey,
    done: ({ isKnown }) =>
      isKnown ? m.staff_child_guardian_added_known() : m.staff_child_guardian_added(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.staff_child_guardian_add()}
      state={state}
      send={m.staff_child_guardian_add()}
      onClose={onClose}
    >
      <p>{m.staff_child_guardian_add_text()}</p>
      <NumberField idPrefix={idPrefix} textOf={state.textOf} field={form.register('number')} />
      <DetailFields field={(name) => form.register(name)} textOf={state.textOf} />
      <label className={styles.tick}>
        <input type="checkbox" className="ds-input" {...form.register('isRestricted')} />
        {m.staff_child_guardian_is_restricted()}
      </label>
      <label className={styles.tick}>
        <input type="checkbox" className="ds-input" {...form.register('hasResponsibility')} />
        {m.staff_child_guardian_has_responsibility()}
      </label>
    </DialogForm>
  )
}

/** Corrects the name of a guardian and how they are reached. */
export function CorrectGuardianDialog(props: {
  child: StaffChild
  guardian: StaffGuardian
  details: ContactDetails
  onClose: () => void
}) {
  const { child, guardian, details, onClose } = props
  const form = useForm({
    resolver: zodResolver(TypedDetails),
    defaultValues: {
      firstName: guardian.firstName,
      lastName: guardian.lastName,
      email: details.email ?? '',
      phone: details.phone ?? '',
      address: details.address ?? '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: detailFields,
    errorText: childErrorText,
    codeText: childFieldText,
    draft: unstoredDraft,
    call: (typed) =>
      correctGuardian(
        { id: child.id, guardianId: guardian.id },
        { ...typed, version: guardian.guardianVersion },
      ),
    changes: childrenKey,
    done: () => m.staff_child_saved(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.staff_child_guardian_correct()}
      state={state}
      send={m.staff_child_save()}
      onClose={onClose}
    >
      <p>{m.staff_child_guardian_correct_text()}</p>
      <DetailFields field={(name) => form.register(name)} textOf={state.textOf} />
    </DialogForm>
  )
}
