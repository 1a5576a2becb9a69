import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { MonthOptions } from '../../components/MonthOptions.tsx'
import { moneyFieldText } from '../../model/field-texts.ts'
import { highestOre } from '../../model/limits.ts'
import { monthName } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { isMonth, monthOf } from '../../model/rules/month.ts'
import { partialMonths } from '../../model/states.ts'
import { typedNumber, typedOre } from '../../model/typed-amount.ts'
import type { PriceRow } from '../contract.ts'
import { pricesQuery, savePrice } from '../queries.ts'

const idPrefix = 'kindergarten-price-'
const amount = z
  .string()
  .check(z.refine((typed) => typedOre(typed, highestOre) !== null, 'AMOUNT_INVALID'))
const percent = z
  .string()
  .check(z.refine((typed) => typedNumber(typed, 0, 100) !== null, 'PERCENT_INVALID'))

const typedPrice = z.object({
  validFrom: z.string().check(z.refine(isMonth, 'MONTH_INVALID')),
  place: amount,
  meals: amount,
  second: percent,
  later: percent,
  freeMonths: z.array(z.string()),
  partialMonth: z.enum(partialMonths),
  days: z.string().check(z.refine((typed) => typedNumber(typed, 14, 60) !== null, 'DAYS_INVALID')),
})

const monthOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    text: monthName(index + 1),
  }))

/** A new price, or changes of one; what is sent already stays as it is. */
export function PriceDialog({ price, onClose }: { price: PriceRow | null; onClose: () => void }) {
  // A second press saves the same price.
  const [id] = useState(() => price?.id ?? crypto.randomUUID())
  const form = useForm({
    resolver: zodResolver(typedPrice),
    defaultValues: {
      validFrom: price?.validFrom ?? monthOf(osloDate(new Date())),
      place: price ? writeKroner(price.placeOre) : '',
      meals: price ? writeKroner(price.mealsOre) : '',
      second: String(price?.secondPercent ?? 30),
      later: String(price?.laterPercent ?? 100),
      freeMonths: (price?.freeMonths ?? [7]).map(String),
      partialMonth: price?.partialMonth ?? 'days',
      days: String(price?.daysToPay ?? 14),
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['validFrom', 'place', 'meals', 'second', 'later', 'freeMonths', 'days'],
    fieldOf: { PRICE_MONTH_TAKEN: 'validFrom' },
    errorText: moneyErrorText,
    codeText: (code) =>
      code === 'PRICE_MONTH_TAKEN' ? m.kindergarten_price_taken() : moneyFieldText(code),
    draft: { key: `kindergarten-price:${price?.id ?? 'new'}`, fields: ['place', 'meals'] },
    call: (typed) =>
      savePrice(id, {
        validFrom: typed.validFrom,
        placeOre: typedOre(typed.place, highestOre) ?? 0,
        mealsOre: typedOre(typed.meals, highestOre) ?? 0,
        secondPercent: Number(typed.second),
        laterPercent: Number(typed.later),
        freeMonths: typed.freeMonths.map(Number),
        partialMonth: typed.partialMonth,
        daysToPay: Number(typed.days),
        version: price?.version ?? 0,
      }),
    changes: pricesQuery.queryKey,
    done: () => m.kindergarten_price_saved(),
    onClose,
  })
  const text = (name: 'place' | 'meals' | 'second' | 'later' | 'days', label: string) => (
    <TextField
      id={`${idPrefix}${name}`}
      label={label}
      inputMode="decimal"
      error={state.textOf(name)}
      {...form.register(name)}
    />
  )
  return (
    <DialogForm
      heading={price ? m.kindergarten_price_change() : m.kindergarten_price_add()}
      state={state}
      send={m.kindergarten_save()}
      onClose={onClose}
    >
      <SelectField
        id={`${idPrefix}validFrom`}
        label={m.kindergarten_price_from()}
        error={state.textOf('validFrom')}
        {...form.register('validFrom')}
      >
        <MonthOptions chosen={price?.validFrom} />
      </SelectField>
      {text('place', m.kindergarten_price_place())}
      {text('meals', m.kindergarten_price_meals())}
      {text('second', m.kindergarten_price_second())}
      {text('later', m.kindergarten_price_later())}
      <Choices
        id={`${idPrefix}freeMonths`}
        legend={m.kindergarten_price_free()}
        type="checkbox"
        options={monthOptions()}
        chosen={form.watch('freeMonths')}
        onChange={(chosen) => form.setValue('freeMonths', chosen)}
      />
      <Choices
        id={`${idPrefix}partialMonth`}
        legend={m.kindergarten_price_partial()}
        type="radio"
        options={[
          { value: 'days', text: m.kindergarten_price_partial_days() },
          { value: 'full', text: m.kindergarten_price_partial_full() },
        ]}
        chosen={[form.watch('partialMonth')]}
        onChange={([chosen]) => chosen && form.setValue('partialMonth', chosen)}
      />
      {text('days', m.kindergarten_price_days())}
    </DialogForm>
  )
}
