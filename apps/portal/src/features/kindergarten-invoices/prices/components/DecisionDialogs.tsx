import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { MonthOptions } from '../../components/MonthOptions.tsx'
import { moneyFieldText } from '../../model/field-texts.ts'
import { highestOre } from '../../model/limits.ts'
import { monthText } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { isMonth, lastDayOf, monthBefore, monthOf, monthsAround } from '../../model/rules/month.ts'
import { typedNumber, typedOre } from '../../model/typed-amount.ts'
import { reference, why } from '../../model/why.ts'
import type { FeeChild, FeeDecision } from '../contract.ts'
import { endDecision, enterDecision, feeChildrenKey } from '../queries.ts'

const idPrefix = 'kindergarten-decision-'

const typedDecision = z
  .object({
    startsOn: z.string().check(z.refine(isMonth, 'MONTH_INVALID')),
    lastMonth: z.string(),
    amount: z.string(),
    percent: z.string(),
    reference,
  })
  .check(({ value, issues }) => {
    const { amount, percent, startsOn, lastMonth } = value
    const problem = (message: string, field: 'amount' | 'percent' | 'lastMonth') =>
      issues.push({ code: 'custom', message, input: value, path: [field] })
    const [hasAmount, hasPercent] = [amount.trim() !== '', percent.trim() !== '']
    if (hasAmount === hasPercent) problem('DECISION_AMOUNT', 'amount')
    else if (hasAmount && typedOre(amount, highestOre) === null) problem('AMOUNT_INVALID', 'amount')
    else if (hasPercent && typedNumber(percent, 0, 100) === null)
      problem('PERCENT_INVALID', 'percent')
    if (lastMonth !== '' && lastMonth < startsOn) problem('DECISION_ORDER', 'lastMonth')
  })

/** What the municipality has decided for a child: an amount for a full place, or a share of the price. */
export function DecisionDialog({ child, onClose }: { child: FeeChild; onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm({
    resolver: zodResolver(typedDecision),
    defaultValues: {
      startsOn: monthOf(osloDate(new Date())),
      lastMonth: '',
      amount: '',
      percent: '',
      reference: '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['startsOn', 'lastMonth', 'amount', 'percent', 'reference'],
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    draft: { key: `kindergarten-decision:${child.id}`, fields: ['amount', 'percent', 'reference'] },
    call: ({ startsOn, lastMonth, amount, percent, reference: typed }) =>
      enterDecision({
        id,
        childId: child.id,
        startsOn,
        endsOn: lastMonth === '' ? null : lastDayOf(lastMonth),
        fullPlaceOre: amount.trim() === '' ? null : typedOre(amount, highestOre),
        pricePercent: percent.trim() === '' ? null : typedNumber(percent, 0, 100),
        reference: typed,
      }),
    changes: feeChildrenKey,
    done: () => m.kindergarten_decision_entered(),
    onClose,
  })
  const { textOf } = state
  return (
    <DialogForm
      heading={m.kindergarten_decision_enter()}
      state={state}
      send={m.kindergarten_save()}
      onClose={onClose}
    >
      <p>{child.name}</p>
      <SelectField
        id={`${idPrefix}startsOn`}
        label={m.kindergarten_decision_from()}
        error={textOf('startsOn')}
        {...form.register('startsOn')}
      >
        <MonthOptions />
      </SelectField>
      <SelectField
        id={`${idPrefix}lastMonth`}
        label={m.kindergarten_decision_to()}
        hint={m.kindergarten_decision_to_hint()}
        error={textOf('lastMonth')}
        {...form.register('lastMonth')}
      >
        <option value="">–</option>
        <MonthOptions />
      </SelectField>
      <TextField
        id={`${idPrefix}amount`}
        label={m.kindergarten_decision_amount()}
        hint={m.kindergarten_decision_amount_hint()}
        inputMode="decimal"
        error={textOf('amount')}
        {...form.register('amount')}
      />
      <TextField
        id={`${idPrefix}percent`}
        label={m.kindergarten_decision_percent()}
        inputMode="numeric"
        error={textOf('percent')}
        {...form.register('percent')}
      />
      <TextField
        id={`${idPrefix}reference`}
        label={m.kindergarten_decision_reference()}
        error={textOf('reference')}
        {...form.register('reference')}
      />
    </DialogForm>
  )
}

const typedEnd = z.object({
  lastMonth: z.string().check(z.refine(isMonth, 'MONTH_INVALID')),
  why,
})

/** Ends a decision; one that was wrong never counts. */
export function DecisionEndDialog({
  decision,
  onClose,
}: {
  decision: FeeDecision
  onClose: () => void
}) {
  const before = monthBefore(decision.startsOn)
  const months = monthsAround(decision.startsOn, { before: 1, after: 36 }).filter(
    (month) => decision.endsOn === null || lastDayOf(month) < decision.endsOn,
  )
  const form = useForm({
    resolver: zodResolver(typedEnd),
    defaultValues: { lastMonth: before, why: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix: `${idPrefix}end-`,
    fields: ['lastMonth', 'why'],
    fieldOf: { DECISION_END_INVALID: 'lastMonth' },
    errorText: moneyErrorText,
    codeText: (code) =>
      code === 'DECISION_END_INVALID'
        ? m.kindergarten_decision_end_invalid()
        : moneyFieldText(code),
    draft: { key: `kindergarten-decision-end:${decision.id}`, fields: ['why'] },
    call: ({ lastMonth, why: because }) =>
      endDecision(decision.id, {
        version: decision.version,
        endsOn: lastDayOf(lastMonth),
        why: because,
      }),
    changes: feeChildrenKey,
    done: () => m.kindergarten_decision_ended(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_decision_end()}
      state={state}
      send={m.kindergarten_decision_end()}
      onClose={onClose}
    >
      <p>{m.kindergarten_decision_end_text()}</p>
      <SelectField
        id={`${idPrefix}end-lastMonth`}
        label={m.kindergarten_decision_last()}
        error={state.textOf('lastMonth')}
        {...form.register('lastMonth')}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {monthText(month)}
          </option>
        ))}
      </SelectField>
      <TextArea
        id={`${idPrefix}end-why`}
        label={m.kindergarten_money_why()}
        error={state.textOf('why')}
        {...form.register('why')}
      />
    </DialogForm>
  )
}
