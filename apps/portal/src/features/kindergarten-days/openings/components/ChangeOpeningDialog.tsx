import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { daysFieldText } from '../../model/field-texts.ts'
import { resolverOf, wholeOf } from '../../model/form-resolver.ts'
import { ChangedOpening } from '../../model/forms.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import type { OpenOpening } from '../contract.ts'
import { changeOpening } from '../queries.ts'

const idPrefix = 'kindergarten-opening-change-'

/** Another number of places, or another deadline. */
export function ChangeOpeningDialog({ open, onClose }: { open: OpenOpening; onClose: () => void }) {
  const { id, version } = open
  type Typed = { places: string; bookUntil: string }
  const sentOf = ({ places, bookUntil }: Typed) => ({ version, places: wholeOf(places), bookUntil })
  const form = useForm<Typed>({
    resolver: resolverOf(ChangedOpening, sentOf),
    defaultValues: { places: String(open.places), bookUntil: open.bookUntil },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['places', 'bookUntil'],
    draft: { key: `kindergarten-opening:${id}`, fields: [] },
    fieldOf: { DEADLINE_AFTER_DAY: 'bookUntil' },
    call: (typed) => changeOpening(id, sentOf(typed)),
    changes: staffDaysKey,
    errorText: staffDaysErrorText,
    codeText: daysFieldText,
    done: () => m.kindergarten_days_saved(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_days_change_opening()}
      state={state}
      send={m.kindergarten_days_save()}
      onClose={onClose}
    >
      <TextField
        id={`${idPrefix}places`}
        label={m.kindergarten_days_places()}
        hint={m.kindergarten_days_places_hint()}
        inputMode="numeric"
        error={state.textOf('places')}
        {...form.register('places')}
      />
      <TextField
        id={`${idPrefix}bookUntil`}
        label={m.kindergarten_days_book_deadline()}
        type="date"
        error={state.textOf('bookUntil')}
        {...form.register('bookUntil')}
      />
    </DialogForm>
  )
}
