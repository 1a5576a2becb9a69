import { FormProvider } from 'react-hook-form'
import { QuestionFields } from '#core/questions/components/QuestionFields.tsx'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import type { TypedEvent } from '../typed-event.ts'
import styles from './EventForm.module.css'
import { type FieldProps, idPrefix } from './field-props.ts'

/** How many places there are, what they cost, and what is asked of those who book. */
export function PlacesFields({ form, textOf }: FieldProps) {
  const isForMembers = form.watch('audience') === 'members'
  const isPaid = [form.watch('priceOre'), form.watch('memberPriceOre')].some(
    (price) => !/^0*$/.test(price.trim()),
  )
  const input = (name: keyof TypedEvent, label: string, hint?: string) => ({
    id: idPrefix + name,
    label,
    hint,
    inputMode: 'numeric' as const,
    error: textOf(name),
    ...form.register(name as 'capacity'),
  })
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{m.association_event_part_places()}</legend>
        <TextField
          {...input(
            'capacity',
            m.association_event_capacity(),
            m.association_event_capacity_hint(),
          )}
        />
        {!isForMembers && (
          <TextField
            {...input(
              'membersFirstDays',
              m.association_event_members_first(),
              m.association_event_members_first_hint(),
            )}
          />
        )}
        <TextField {...input('closesHours', m.association_event_closes())} />
        <TextField
          {...input('promotedHours', m.association_event_promoted_hours())}
          hint={m.association_event_promoted_hint()}
        />
        <TextField
          {...input('link', m.association_event_link(), m.association_event_link_hint())}
          type="url"
          inputMode="url"
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.association_event_part_price()}</legend>
        <p className={styles.hint}>{m.association_event_price_hint()}</p>
        <TextField
          {...input('memberPriceOre', m.association_event_member_price())}
          inputMode="decimal"
        />
        {!isForMembers && (
          <TextField
            {...input('priceOre', m.association_event_other_price())}
            inputMode="decimal"
          />
        )}
        {isPaid && (
          <>
            <TextField {...input('payMinutes', m.association_event_pay_minutes())} />
            <TextField {...input('refundHours', m.association_event_refund_hours())} />
            <TextField {...input('lateRefundPercent', m.association_event_late_refund())} />
          </>
        )}
      </fieldset>
      <FormProvider {...form}>
        <QuestionFields idPrefix={idPrefix} textOf={textOf} />
      </FormProvider>
    </>
  )
}
