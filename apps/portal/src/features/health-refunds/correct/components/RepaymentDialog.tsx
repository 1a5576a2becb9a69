import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { correctionErrorText, repaymentFieldText } from '../correction-texts.ts'
import { afterChanges, register } from '../queries.ts'
import { registerTexts } from '../repayment-texts.ts'
import { resolveBy } from '../resolve-by.ts'
import {
  judgeRepayment,
  type NewRepayment,
  repaymentFields,
  type TypedRepayment,
  toRepayment,
} from '../typed-repayment.ts'

const idPrefix = 'health-repayment-'

type Props = { caseId: string; repayment: NewRepayment; onClose: () => void }

/** Registers what came of a claim; another person confirms it. */
export function RepaymentDialog({ caseId, repayment, onClose }: Props) {
  const today = osloDate(new Date())
  const about = { repayment, today }
  const fields = repaymentFields[repayment.kind]
  const mostOre = repayment.kind === 'taken-back' ? repayment.amountOre : repayment.leftOre
  const form = useForm<TypedRepayment>({
    resolver: resolveBy((typed) => judgeRepayment(typed, about)),
    defaultValues: { amount: writeKroner(mostOre), day: '', reason: '' },
    shouldFocusError: false,
  })
  const { textOf, ...state } = useDialogForm(form, {
    idPrefix,
    fields,
    fieldOf: {
      HEALTH_MORE_THAN_CLAIMED: 'amount',
      ...(repayment.kind === 'received' && { HEALTH_DAY_INVALID: 'day' as const }),
    },
    errorText: correctionErrorText,
    codeText: repaymentFieldText,
    draft: { key: `health-repayment:${caseId}.${draftOf(repayment)}`, fields: ['reason'] },
    call: (typed) => register(caseId, toRepayment(typed, about)),
    changes: afterChanges,
    done: m.health_after_registered,
    onClose,
  })
  const has = (field: keyof TypedRepayment) => fields.some((one) => one === field)
  return (
    <DialogForm
      heading={registerTexts[repayment.kind]()}
      state={{ ...state, textOf }}
      send={m.health_after_register()}
      onClose={onClose}
    >
      <p>{m.health_after_register_text()}</p>
      {has('amount') && (
        <TextField
          id={`${idPrefix}amount`}
          label={m.health_after_amount()}
          hint={m.health_after_amount_hint({ amount: formatKroner(mostOre) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={textOf('amount')}
          {...form.register('amount')}
        />
      )}
      {has('day') && (
        <TextField
          id={`${idPrefix}day`}
          type="date"
          label={m.health_after_day()}
          max={today}
          error={textOf('day')}
          {...form.register('day')}
        />
      )}
      {has('reason') && (
        <TextArea
          id={`${idPrefix}reason`}
          label={m.health_after_reason()}
          error={textOf('reason')}
          {...form.register('reason')}
        />
      )}
    </DialogForm>
  )
}

const draftOf = (repayment: NewRepayment): string =>
  repayment.kind === 'taken-back' ? repayment.reversesId : repayment.kind
