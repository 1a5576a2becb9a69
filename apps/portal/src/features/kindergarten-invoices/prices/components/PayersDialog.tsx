import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { MonthOptions } from '../../components/MonthOptions.tsx'
import { moneyFieldText } from '../../model/field-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { isMonth, monthOf } from '../../model/rules/month.ts'
import { typedNumber } from '../../model/typed-amount.ts'
import type { FeeChild } from '../contract.ts'
import { feeChildrenKey, setPayers } from '../queries.ts'

const idPrefix = 'kindergarten-payers-'

const typedPayers = z
  .object({
    fromMonth: z.string().check(z.refine(isMonth, 'MONTH_INVALID')),
    firstId: z.string(),
    secondId: z.string(),
    percent: z.string(),
  })
  .check(({ value, issues }) => {
    const { firstId, secondId, percent } = value
    const isSplit = secondId !== ''
    if (isSplit && (secondId === firstId || typedNumber(percent, 1, 100) === null))
      issues.push({ code: 'custom', message: 'SPLIT_INVALID', input: value, path: ['percent'] })
  })

/** Who pays for a child from a month on: one guardian, or two who share. */
export function PayersDialog({ child, onClose }: { child: FeeChild; onClose: () => void }) {
  const [latest] = child.payers
  const form = useForm({
    resolver: zodResolver(typedPayers),
    defaultValues: {
      fromMonth: monthOf(osloDate(new Date())),
      firstId: latest?.firstId ?? child.guardians[0]?.id ?? '',
      secondId: latest?.secondId ?? '',
      percent: String(latest?.secondPercent || 50),
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['fromMonth', 'firstId', 'secondId', 'percent'],
    fieldOf: { PAYER_INVALID: 'firstId' },
    errorText: moneyErrorText,
    codeText: (code) =>
      code === 'PAYER_INVALID' ? m.kindergarten_payer_invalid() : moneyFieldText(code),
    draft: { key: `kindergarten-payers:${child.id}`, fields: ['percent'] },
    call: ({ fromMonth, firstId, secondId, percent }) =>
      setPayers(child.id, {
        fromMonth,
        firstId,
        secondId: secondId || null,
        secondPercent: secondId ? Number(percent) : 0,
        version: child.payers.find((one) => one.fromMonth === fromMonth)?.version ?? 0,
      }),
    changes: feeChildrenKey,
    done: () => m.kindergarten_payers_saved(),
    onClose,
  })
  const guardians = child.guardians.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  return (
    <DialogForm
      heading={m.kindergarten_payers_set()}
      state={state}
      send={m.kindergarten_save()}
      onClose={onClose}
    >
      <p>{child.name}</p>
      <p>{m.kindergarten_payers_text()}</p>
      <SelectField
        id={`${idPrefix}fromMonth`}
        label={m.kindergarten_decision_from()}
        error={state.textOf('fromMonth')}
        {...form.register('fromMonth')}
      >
        <MonthOptions />
      </SelectField>
      <SelectField
        id={`${idPrefix}firstId`}
        label={m.kindergarten_payer_first()}
        error={state.textOf('firstId')}
        {...form.register('firstId')}
      >
        {guardians}
      </SelectField>
      <SelectField
        id={`${idPrefix}secondId`}
        label={m.kindergarten_payer_second()}
        error={state.textOf('secondId')}
        {...form.register('secondId')}
      >
        <option value="">{m.kindergarten_payer_none()}</option>
        {guardians}
      </SelectField>
      {form.watch('secondId') !== '' && (
        <TextField
          id={`${idPrefix}percent`}
          label={m.kindergarten_payer_percent()}
          inputMode="numeric"
          error={state.textOf('percent')}
          {...form.register('percent')}
        />
      )}
    </DialogForm>
  )
}
