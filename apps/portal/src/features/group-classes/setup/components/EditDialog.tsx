import { useQueryClient } from '@tanstack/react-query'
import { defaultLocale } from '@trivsel/content-contract/locales'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { type ClassSetupNames, classSetupFields } from '../../model/setup-fields.ts'
import type { ClassSetup } from '../contract.ts'
import { classSetupQuery, saveClassSetup } from '../queries.ts'
import { ClassSetupEdit, type EditKind } from '../setup-forms.ts'
import { classSetupErrorText, classSetupFieldText } from '../setup-texts.ts'

/** What a form starts with, by field. */
export type Values = Readonly<Record<string, unknown>>

const headings: Readonly<Record<EditKind, () => string>> = {
  settings: m.class_settings_heading,
  center: m.class_setup_center,
  room: m.class_setup_room,
  instructor: m.class_setup_instructor,
  category: m.class_setup_category,
  'class-kind': m.class_setup_kind,
}

/** The dialog that changes or adds one item of the setup. */
export function EditDialog(props: {
  kind: EditKind
  /** With a null `id`: something new. */
  initial: Values
  setup: ClassSetup
  onClose: () => void
}) {
  const { kind, initial, setup, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const fields: Fields<ClassSetupNames> = classSetupFields[kind]
  const { version } = setup
  const own = kind === 'settings' ? {} : { id: initial.id ?? null }
  const form = useEditableForm(fields, {
    idPrefix: 'setup-',
    values: initial,
    schema: ClassSetupEdit,
    toEdit: (values) => ({ kind, form: { ...own, ...values } }),
    draft: { key: `class-setup-${kind}:${own.id ?? 'new'}`, version },
    fieldOf: {
      CENTER_NOT_FOUND: 'centerId',
      CATEGORY_NOT_FOUND: 'categoryId',
      PAGE_NOT_FOUND: kind === 'center' ? 'gymId' : 'trainerId',
      CONTENT_UNAVAILABLE: kind === 'center' ? 'gymId' : 'trainerId',
      ROOM_NAME_TAKEN: `name-${defaultLocale}`,
    },
    errorText: classSetupErrorText,
    codeText: classSetupFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveClassSetup({ edit, version }))
        draft.forget()
      } finally {
        // Before the dialog goes: the next change would be of a version that there was.
        await queryClient.invalidateQueries({ queryKey: classSetupQuery.queryKey })
      }
      showMessage(m.class_setup_saved(), 'success')
      onClose()
    },
  })
  return (
    <Dialog heading={headings[kind]()} onClose={onClose}>
      {kind === 'settings' && <p>{m.class_settings_effect()}</p>}
      <EditableForm form={form} context={setup} />
    </Dialog>
  )
}
