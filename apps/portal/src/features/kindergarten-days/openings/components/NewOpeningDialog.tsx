import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { openingKinds } from '#core/kindergartens/days/states.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { KindergartenField } from '../../model/components/KindergartenField.tsx'
import { daysFieldText } from '../../model/field-texts.ts'
import { resolverOf } from '../../model/form-resolver.ts'
import { OpeningForm } from '../../model/forms.ts'
import { openingKindNames } from '../../model/names.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { createOpening } from '../queries.ts'
import { emptyOpening, openingOf, type TypedOpening } from '../typed-opening.ts'

const idPrefix = 'kindergarten-opening-'

type Props = {
  kindergartens: readonly {
    readonly id: string
    readonly name: string
    readonly examNoticeDays: number
  }[]
  onClose: () => void
}

/** A new Saturday or day of the exam guarantee, which guardians see at once. */
export function NewOpeningDialog({ kindergartens, onClose }: Props) {
  const navigate = useNavigate()
  const [only] = kindergartens.length === 1 ? kindergartens : []
  const form = useForm<TypedOpening>({
    resolver: resolverOf(OpeningForm, openingOf),
    defaultValues: emptyOpening(only?.id ?? ''),
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['kindergartenId', 'kind', 'onDate', 'opensAt', 'closesAt', 'places', 'bookUntil'],
    fieldOf: { NOT_A_SATURDAY: 'onDate' },
    draft: { key: 'kindergarten-opening-new', fields: [] },
    call: (typed) => createOpening(openingOf(typed)),
    changes: staffDaysKey,
    errorText: staffDaysErrorText,
    codeText: daysFieldText,
    done: () => m.kindergarten_days_opening_created(),
    onClose,
    onDone: ({ id }) =>
      void navigate({ to: '/staff/kindergartens/days/extra/$id', params: { id } }),
  })
  const input = (name: Exclude<keyof TypedOpening, 'kind' | 'kindergartenId'>, label: string) => ({
    id: idPrefix + name,
    label,
    error: state.textOf(name),
    ...form.register(name),
  })
  const [kind, kindergartenId] = form.watch(['kind', 'kindergartenId'])
  const notice = kindergartens.find(({ id }) => id === kindergartenId)?.examNoticeDays
  return (
    <DialogForm
      heading={m.kindergarten_days_new_opening()}
      state={state}
      send={m.kindergarten_days_create_opening()}
      onClose={onClose}
    >
      <p>{m.kindergarten_days_new_opening_text()}</p>
      <KindergartenField
        id={`${idPrefix}kindergartenId`}
        kindergartens={kindergartens}
        error={state.textOf('kindergartenId')}
        {...form.register('kindergartenId')}
      />
      <Choices
        id={`${idPrefix}kind`}
        type="radio"
        legend={m.kindergarten_days_kind()}
        options={openingKinds.map((value) => ({ value, text: openingKindNames[value]() }))}
        chosen={[kind]}
        onChange={([chosen]) => chosen && form.setValue('kind', chosen)}
      />
      <TextField {...input('onDate', m.kindergarten_days_day())} type="date" />
      <TextField {...input('opensAt', m.kindergarten_days_opens())} type="time" />
      <TextField {...input('closesAt', m.kindergarten_days_closes())} type="time" />
      <TextField {...input('places', m.kindergarten_days_places())} inputMode="numeric" />
      <TextField
        {...input('bookUntil', m.kindergarten_days_book_deadline())}
        hint={
          kind === 'exam' && notice !== undefined
            ? m.kindergarten_days_notice_hint({ count: notice })
            : m.kindergarten_days_book_deadline_hint()
        }
        type="date"
      />
    </DialogForm>
  )
}
