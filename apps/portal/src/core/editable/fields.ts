import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import type { AuditField } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { type Localized, locales, localized } from '#platform/i18n/localized.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { EditableField, Option } from './field.ts'

/*
 * The kinds of fields that forms of staff have. A kind says how a value is typed, parsed, shown and
 * written to the audit log; a description says the rest: which limits, which label.
 */

type Description<Key extends string> = {
  readonly label: () => string
  readonly hint?: () => string
  /** Its key in the audit log. Entries outlive the code: a key is never given another meaning. */
  readonly audit: Key
  /** In the audit log, where it is called something else than in the form. */
  readonly auditName?: () => string
}

const auditOf = <Key extends string>(
  { audit, auditName, label }: Description<Key>,
  shown: Omit<AuditField, 'name'> = {},
) => ({ key: audit, name: auditName ?? label, ...shown })

const inputOf = ({ label, hint }: Description<string>) => ({ suffix: '', label, hint })

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')

type TextLimits = {
  /** The code for an empty text; left out where a text may be empty. */
  readonly required?: string
  readonly longest: number
  /** What else a text has to be, with a code of its own. */
  readonly also?: z.core.$ZodCheck<string>
}

const trimmed = ({ required, longest }: TextLimits) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(required === undefined ? 0 : 1, { error: required, abort: true }),
      z.maxLength(longest, { error: 'TOO_LONG', abort: true }),
      noNationalId,
    )
const invalidCharacters = { error: 'CHARACTERS_INVALID', abort: true } as const
const line = (limits: TextLimits) => trimmed(limits).check(z.regex(/^\P{Cc}*$/u, invalidCharacters))
const severalLines = (limits: TextLimits) =>
  trimmed(limits).check(z.regex(/^[\P{Cc}\n\r\t]*$/u, invalidCharacters))

/** Any other rule, after those of every text. */
const also = (schema: z.ZodMiniType<string>, { also: check }: TextLimits) =>
  check ? schema.check(check) : schema

/** A text on one line or, with `lines`, on several. */
export function textField<const Key extends string>(
  description: Description<Key> & TextLimits & { readonly lines?: boolean },
): EditableField<string, unknown, Key> {
  const { lines = false } = description
  return {
    schema: also((lines ? severalLines : line)(description), description),
    inputs: [{ ...inputOf(description), type: lines ? 'lines' : 'text' }],
    audit: auditOf(description),
    read: ([typed]) => typed,
    write: (text) => [text],
  }
}

/** A text in every language, on one line or, with `lines`, on several. */
export function localizedField<const Key extends string>(
  description: Description<Key> & TextLimits & { readonly lines?: boolean },
): EditableField<Localized, unknown, Key> {
  const { lines = false, label, hint } = description
  return {
    schema: localized(also((lines ? severalLines : line)(description), description)),
    inputs: locales.map((locale) => ({
      suffix: `-${locale}`,
      label: () => m.editable_in_language({ field: label(), language: languageName(locale) }),
      hint,
      type: lines ? 'lines' : 'text',
    })),
    audit: auditOf(description),
    read: (typed) => Object.fromEntries(locales.map((locale, at) => [locale, typed[at] ?? ''])),
    write: (value) => locales.map((locale) => value[locale]),
  }
}

const longestEmail = 254

/** An e-mail address in lower case, as `pattern` allows it. */
export function emailField<const Key extends string>(
  description: Description<Key> & { readonly pattern: RegExp },
): EditableField<string, unknown, Key> {
  return {
    schema: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, { error: 'EMAIL_REQUIRED', abort: true }),
        z.overwrite(writeEmailAddress),
        z.maxLength(longestEmail, { error: 'EMAIL_INVALID', abort: true }),
        z.regex(description.pattern, { error: 'EMAIL_INVALID', abort: true }),
        noNationalId,
      ),
    inputs: [{ ...inputOf(description), type: 'email' }],
    audit: auditOf(description),
    read: ([typed]) => typed,
    write: (address) => [address],
  }
}

type NumberLimits = { readonly least: number; readonly most: number; readonly invalid: string }

const wholeSchema = ({ least, most, invalid }: NumberLimits) =>
  z.int(invalid).check(z.gte(least, invalid), z.lte(most, invalid))

/** A whole number. */
export function numberField<const Key extends string>(
  description: Description<Key> & NumberLimits,
): EditableField<number, unknown, Key> {
  return {
    schema: wholeSchema(description),
    inputs: [{ ...inputOf(description), type: 'number' }],
    audit: auditOf(description),
    read: ([typed = '']) => readNumber(typed),
    write: (number) => [String(number)],
  }
}

/** A whole number, or none: null. */
export function optionalNumberField<const Key extends string>(
  description: Description<Key> & NumberLimits,
): EditableField<number | null, unknown, Key> {
  return {
    schema: z.nullable(wholeSchema(description)),
    inputs: [{ ...inputOf(description), type: 'number' }],
    audit: auditOf(description),
    // What is no number stays a text, which the schema refuses.
    read: ([typed = '']) => (typed.trim() === '' ? null : (readNumber(typed) ?? typed)),
    write: (number) => [String(number ?? '')],
  }
}

/**
 * Kroner on the screen, øre everywhere else; `least` and `most` are øre.
 * @param description with `isWhole`, the form takes no decimals
 */
export function kronerField<const Key extends string>(
  description: Description<Key> & NumberLimits & { readonly isWhole?: boolean },
): EditableField<number, unknown, Key> {
  const { most, isWhole = false } = description
  return {
    schema: wholeSchema(description),
    inputs: [{ ...inputOf(description), type: isWhole ? 'number' : 'kroner' }],
    audit: auditOf(description, { show: showAmount }),
    read: ([typed = '']) => {
      const ore = parseKroner(typed, most) ?? (/^0+$/.test(typed.trim()) ? 0 : null)
      return isWhole && ore !== null && ore % 100 > 0 ? null : ore
    },
    write: (ore) => [String(ore / 100).replace('.', ',')],
  }
}

/** Of this millennium: the calendar of the database has no year 0, and nothing here is older. */
const day = (invalid: string) => z.iso.date(invalid).check(z.regex(/^2/, invalid))
const showDay = (value: unknown) => formatShortDate(noonOf(String(value)))

/** A day, `2026-11-24`. */
export function dateField<const Key extends string>(
  description: Description<Key> & { readonly invalid: string },
): EditableField<string, unknown, Key> {
  return {
    schema: day(description.invalid),
    inputs: [{ ...inputOf(description), type: 'date' }],
    audit: auditOf(description, { show: showDay }),
    read: ([typed]) => typed,
    write: (date) => [date],
  }
}

/** A day, or none: null. */
export function optionalDateField<const Key extends string>(
  description: Description<Key> & { readonly invalid: string },
): EditableField<string | null, unknown, Key> {
  return {
    schema: z.nullable(day(description.invalid)),
    inputs: [{ ...inputOf(description), type: 'date' }],
    audit: auditOf(description, { show: showDay }),
    read: ([typed]) => typed || null,
    write: (date) => [date ?? ''],
  }
}

/** A time of day on the clock in Norway, `18:30`, as `pattern` allows it. */
export function wallTimeField<const Key extends string>(
  description: Description<Key> & { readonly pattern: RegExp; readonly invalid: string },
): EditableField<string, unknown, Key> {
  return {
    schema: z.string().check(z.regex(description.pattern, description.invalid)),
    inputs: [{ ...inputOf(description), type: 'text' }],
    audit: auditOf(description),
    read: ([typed]) => typed,
    write: (time) => [time],
  }
}

/** Radio buttons suit two or three options. */
type Control = { readonly control?: 'choice' | 'radios' }

/** One of two; `texts` where they are called something else than yes and no. */
export function yesOrNoField<const Key extends string>(
  description: Description<Key> &
    Control & { readonly texts?: { readonly yes: () => string; readonly no: () => string } },
): EditableField<boolean, unknown, Key> {
  const { control = 'choice', texts = { yes: m.editable_yes, no: m.editable_no } } = description
  const options = () => [
    { value: 'yes', text: texts.yes() },
    { value: 'no', text: texts.no() },
  ]
  return {
    schema: z.boolean(),
    inputs: [{ ...inputOf(description), type: control, options }],
    audit: auditOf(description),
    read: ([typed]) => typed === 'yes',
    write: (isSo) => [isSo ? 'yes' : 'no'],
  }
}

type ChoiceDescription<Context, Key extends string> = Description<Key> & {
  readonly options: (context: Context) => readonly Option[]
  /** The code for no choice. */
  readonly required: string
}

const optionsOf = (values: Readonly<Record<string, () => string>>): readonly Option[] =>
  Object.entries(values).map(([value, text]) => ({ value, text: text() }))

/** One of a closed set of values, with the text of each. */
export function choiceField<const Value extends string, const Key extends string>(
  description: Description<Key> &
    Control & {
      readonly values: Readonly<Record<Value, () => string>>
      readonly required: string
    },
): EditableField<Value, unknown, Key> {
  const { values, required, control = 'choice' } = description
  const names = Object.keys(values) as Value[]
  const options = () => optionsOf(values)
  return {
    schema: z.enum(names as [Value, ...Value[]], required) as unknown as z.ZodMiniType<Value>,
    inputs: [{ ...inputOf(description), type: control, options }],
    audit: auditOf(description, { values }),
    read: ([typed]) => typed,
    write: (value) => [value],
  }
}

/** Several of a closed set of values, at least one. */
export function choicesField<const Value extends string, const Key extends string>(
  description: Description<Key> & {
    readonly values: Readonly<Record<Value, () => string>>
    /** The code for no choice. */
    readonly required: string
  },
): EditableField<Value[], unknown, Key> {
  const { values, required } = description
  const names = Object.keys(values) as Value[]
  const options = () => optionsOf(values)
  return {
    schema: z.array(z.enum(names as [Value, ...Value[]])).check(
      z.minLength(1, required),
      z.refine((chosen) => new Set(chosen).size === chosen.length, required),
    ) as unknown as z.ZodMiniType<Value[]>,
    inputs: [{ ...inputOf(description), type: 'checkboxes', options }],
    audit: auditOf(description, { values }),
    read: ([typed = '']) => typed.split(',').filter((value) => value !== ''),
    write: (chosen) => [chosen.join(',')],
  }
}

/**
 * One of a closed set of values, or none: null.
 * @param none the text of the choice of none
 */
export function optionalChoiceField<const Value extends string, const Key extends string>(
  description: Description<Key> & {
    readonly values: Readonly<Record<Value, () => string>>
    readonly none: () => string
    readonly required: string
  },
): EditableField<Value | null, unknown, Key> {
  const { values, none } = description
  const { schema, write } = choiceField<Value, Key>(description)
  const options = () => [{ value: '', text: none() }, ...optionsOf(values)]
  return {
    schema: z.nullable(schema),
    inputs: [{ ...inputOf(description), type: 'choice', options }],
    audit: auditOf(description, { values }),
    read: ([typed]) => typed || null,
    write: (value) => (value === null ? [''] : write(value)),
  }
}

/** A small whole number with a name, a weekday for instance. */
export function numberChoiceField<Context, const Key extends string>(
  description: ChoiceDescription<Context, Key> &
    Omit<NumberLimits, 'invalid'> & { readonly values: Readonly<Record<string, () => string>> },
): EditableField<number, Context, Key> {
  const { options, required, values } = description
  return {
    schema: wholeSchema({ ...description, invalid: required }),
    inputs: [{ ...inputOf(description), type: 'choice', options }],
    audit: auditOf(description, { values }),
    read: ([typed = '']) => readNumber(typed),
    write: (number) => [String(number)],
  }
}

const mostId = 2_147_483_647

/** Another row, named by its id. */
export function referenceField<Context, const Key extends string>(
  description: ChoiceDescription<Context, Key>,
): EditableField<number, Context, Key> {
  const { options, required } = description
  return {
    schema: wholeSchema({ least: 1, most: mostId, invalid: required }),
    inputs: [{ ...inputOf(description), type: 'choice', options }],
    audit: auditOf(description, { isReference: true }),
    read: ([typed = '']) => readNumber(typed),
    write: (id) => [String(id)],
  }
}

/** Another row or none; `options` has one with an empty value for none. */
export function optionalReferenceField<Context, const Key extends string>(
  description: ChoiceDescription<Context, Key>,
): EditableField<number | null, Context, Key> {
  const { schema, write, ...rest } = referenceField(description)
  return {
    ...rest,
    schema: z.nullable(schema),
    write: (id) => (id === null ? [''] : write(id)),
  }
}

/** Another row or none, named by a key that people can read, `housing` for instance. */
export function optionalKeyField<Context, const Key extends string>(
  description: ChoiceDescription<Context, Key> & { readonly pattern: RegExp },
): EditableField<string | null, Context, Key> {
  const { options, required, pattern } = description
  return {
    schema: z.nullable(z.string().check(z.regex(pattern, required))),
    inputs: [{ ...inputOf(description), type: 'choice', options }],
    audit: auditOf(description),
    read: ([typed]) => typed || null,
    write: (key) => [key ?? ''],
  }
}

/** Null for what is no number: the schema refuses it with its own code. */
function readNumber(typed: string): number | null {
  const text = typed.replace(/\s/g, '').replace(',', '.')
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}
