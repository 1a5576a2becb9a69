import type { UseFormReturn } from 'react-hook-form'
import { m } from '#messages'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Application.module.css'
import { reasonTexts } from '../reason-texts.ts'
import {
  longestDetails,
  type ManualReason,
  manualReasons,
  type RefundForm,
} from '../refund-form.ts'
import { idPrefix } from '../refund-texts.ts'

type Props = {
  form: UseFormReturn<RefundForm>
  textOf: (field: string) => string | undefined
  /** Where the money should go was sent before, and stays where nothing is written. */
  isKept: boolean
}

/** For students without a Norwegian account, or with another payee; a caseworker makes the payment. */
export function ManualFields({ form, textOf, isKept }: Props) {
  return (
    <>
      <h2 className={styles.heading}>{m.refund_manual_heading()}</h2>
      <p>{m.refund_manual_intro()}</p>
      <Choices<ManualReason>
        id={`${idPrefix}reason`}
        legend={m.refund_reason()}
        type="radio"
        options={manualReasons.map((value) => ({ value, text: reasonTexts[value]() }))}
        chosen={manualReasons.filter((reason) => reason === form.watch('reason'))}
        error={textOf('reason')}
        onChange={([value]) =>
          value &&
          form.setValue('reason', value, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
      <TextField
        id={`${idPrefix}payeeName`}
        label={m.refund_payee()}
        hint={m.refund_payee_hint()}
        error={textOf('payeeName')}
        {...form.register('payeeName')}
      />
      <TextArea
        id={`${idPrefix}details`}
        label={m.refund_details()}
        hint={isKept ? m.refund_details_kept() : m.refund_details_hint({ most: longestDetails })}
        rows={5}
        autoComplete="off"
        error={textOf('details')}
        {...form.register('details')}
      />
    </>
  )
}
