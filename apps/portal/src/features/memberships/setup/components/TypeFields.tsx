import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { MembershipType, Payment } from '../../model/membership-type.ts'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { TypeFormValues, toTypeForm } from '../form-values.ts'
import { saveType, staffTypesQuery } from '../queries.ts'

const idPrefix = 'type-'
const texts = {
  code: m.membership_type_code,
  nameNo: m.membership_type_name_no,
  nameEn: m.membership_type_name_en,
  noteNo: m.membership_type_note_no,
  noteEn: m.membership_type_note_en,
} as const
const numbers = {
  months: m.membership_type_months,
  price: m.membership_type_kroner,
  startFee: m.membership_type_start_fee_kroner,
} as const
const fields = [
  'code',
  'validFrom',
  'nameNo',
  'nameEn',
  'noteNo',
  'noteEn',
  'months',
  'price',
  'startFee',
] as const
const paymentNames = {
  monthly: m.membership_payment_monthly,
  once: m.membership_payment_once,
} satisfies Record<Payment, () => string>

/** Adds a type or a price, or corrects one in the table. */
export function TypeFields(props: {
  initial: TypeFormValues
  existing: readonly MembershipType[]
  onSaved: () => void
}) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(TypeFormValues),
    defaultValues: props.initial,
    shouldFocusError: false,
  })
  const { code, validFrom } = props.initial
  const draft = useStaffDraft(form, {
    key: `membership-type:${code === '' ? 'new' : `${code}.${validFrom}`}`,
    fields,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: async (typed) => {
      const current = props.existing.find(
        ({ code, validFrom }) => code === typed.code && validFrom === typed.validFrom,
      )
      try {
        await whileLoggedIn(() => saveType(toTypeForm(typed, current?.version ?? 0)))
        draft.forget()
        form.reset()
        props.onSaved()
        showMessage(m.membership_type_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffTypesQuery.queryKey })
      }
    },
  })
  const text = (name: keyof typeof texts | keyof typeof numbers) => (
    <TextField
      id={idPrefix + name}
      label={{ ...texts, ...numbers }[name]()}
      autoComplete="off"
      inputMode={name in numbers ? 'numeric' : undefined}
      hint={name === 'code' ? m.membership_type_code_hint() : undefined}
      error={textOf(name)}
      {...form.register(name)}
    />
  )
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {text('code')}
      <TextField
        id={`${idPrefix}validFrom`}
        label={m.membership_type_valid_from()}
        type="date"
        error={textOf('validFrom')}
        {...form.register('validFrom')}
      />
      {text('nameNo')}
      {text('nameEn')}
      {text('noteNo')}
      {text('noteEn')}
      <Choices
        id={`${idPrefix}buyers`}
        legend={m.membership_type_buyers()}
        type="radio"
        options={[
          { value: 'students', text: m.membership_for_students() },
          { value: 'others', text: m.membership_for_others() },
        ]}
        chosen={[form.watch('buyers')]}
        onChange={([value]) => value && form.setValue('buyers', value)}
      />
      <Choices
        id={`${idPrefix}payment`}
        legend={m.membership_type_payment()}
        type="radio"
        options={(['monthly', 'once'] as const).map((value) => ({
          value,
          text: paymentNames[value](),
        }))}
        chosen={[form.watch('payment')]}
        onChange={([value]) => value && form.setValue('payment', value)}
      />
      {text('months')}
      {text('price')}
      {text('startFee')}
      <Choices
        id={`${idPrefix}offered`}
        legend={m.membership_type_offered()}
        type="radio"
        options={[
          { value: 'yes', text: m.membership_yes() },
          { value: 'no', text: m.membership_no() },
        ]}
        chosen={[form.watch('offered')]}
        onChange={([value]) => value && form.setValue('offered', value)}
      />
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.fitness_saving() : m.fitness_save()}
        </Button>
      </div>
    </form>
  )
}
