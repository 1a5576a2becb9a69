import type { DateField, DateFieldValidation, StaticLabel } from 'payload'
import { date } from 'payload/shared'
import { osloDate } from '../oslo-time.ts'

/** A day in Oslo. Stored as an instant of that day; read it with `osloDate`. */
export const dayField = (name: string, label: StaticLabel, more: Partial<DayOptions> = {}) =>
  ({
    name,
    type: 'date',
    label,
    ...more,
    admin: {
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
      ...more.admin,
    },
  }) satisfies DateField

type DayOptions = Pick<DateField, 'admin' | 'required' | 'validate' | 'index'>

/** The last day of a period, not before its first, which is the field `from` beside it. */
export const validateLastDay: DateFieldValidation = (value, options) => {
  const { from } = options.siblingData as { from?: string | Date | null }
  if (value && from && osloDate(value) < osloDate(from))
    return options.req.i18n.language === 'nb'
      ? 'Siste dag kan ikke være før første dag'
      : 'The last day cannot be before the first'
  return date(value, options)
}
