import { defaultLocale, locales, perLocale } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { languageName } from '#platform/format.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import {
  choiceField,
  dateField,
  emailField,
  kronerField,
  localizedField,
  numberChoiceField,
  numberField,
  optionalChoiceField,
  optionalDateField,
  optionalKeyField,
  optionalNumberField,
  optionalReferenceField,
  referenceField,
  textField,
  wallTimeField,
  yesOrNoField,
} from './fields.ts'
import {
  auditedValues,
  auditFieldsOf,
  inputsOf,
  problemsOf,
  readTyped,
  shapeOf,
  writeTyped,
} from './form.ts'

const label = () => 'Label'
const lastLocale = locales.at(-1) ?? defaultLocale
const noText = perLocale(() => '')
/** A text as it is typed in the inputs of all languages. */
const typedIn = (field: string, text: Localized): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [`${field}-${locale}`, text[locale]]))
const options = ({ courts }: { courts: readonly number[] }) =>
  courts.map((id) => ({ value: String(id), text: `Court ${id}` }))
const fields = {
  name: localizedField({ label, required: 'NAME_REQUIRED', longest: 5, audit: 'courtName' }),
  club: textField({ label, required: 'CLUB_REQUIRED', longest: 5, audit: 'club' }),
  days: numberField({ label, least: 0, most: 60, invalid: 'DAYS_INVALID', audit: 'days' }),
  priceOre: kronerField({ label, least: 1, most: 1_000_000, invalid: 'KRONER', audit: 'price' }),
  from: dateField({ label, invalid: 'DAY_INVALID', audit: 'from' }),
  to: optionalDateField({ label, invalid: 'DAY_INVALID', audit: 'to' }),
  time: wallTimeField({ label, pattern: /^\d\d:[03]0$/, invalid: 'TIME', audit: 'time' }),
  isOffered: yesOrNoField({ label, audit: 'isOffered' }),
  role: choiceField({ label, required: 'ROLE', values: { a: label, b: label }, audit: 'role' }),
  weekday: numberChoiceField({
    label,
    required: 'WEEKDAY',
    least: 1,
    most: 7,
    values: { 1: () => 'Monday' },
    options: () => [],
    audit: 'weekday',
  }),
  courtId: referenceField({ label, required: 'COURT', options, audit: 'court' }),
  mailbox: emailField({ label, pattern: /^[a-z@.]+$/, audit: 'mailbox' }),
  shape: optionalChoiceField({
    label,
    required: 'SHAPE',
    values: { round: () => 'Round' },
    none: () => 'None',
    audit: 'shape',
  }),
  parent: optionalKeyField({
    label,
    required: 'PARENT',
    pattern: /^[a-z]+$/,
    options: () => [{ value: '', text: 'All' }],
    audit: 'parent',
  }),
  otherId: optionalReferenceField({ label, required: 'COURT', options, audit: 'other' }),
}
const name = perLocale((locale) => `I ${locale}`)
const values = {
  name,
  club: 'OSI',
  days: 7,
  priceOre: 6_250,
  from: '2026-11-24',
  to: null,
  time: '18:30',
  isOffered: false,
  role: 'b',
  weekday: 1,
  courtId: 11,
  mailbox: 'post@trivsel.example',
  shape: null,
  parent: 'housing',
  otherId: null,
}
const typed = {
  ...typedIn('name', name),
  club: 'OSI',
  days: '7',
  priceOre: '62,5',
  from: '2026-11-24',
  to: '',
  time: '18:30',
  isOffered: 'no',
  role: 'b',
  weekday: '1',
  courtId: '11',
  mailbox: 'post@trivsel.example',
  shape: '',
  parent: 'housing',
  otherId: '',
}
const schema = z.object(shapeOf(fields))

describe('a form that descriptions make', () => {
  it('shows values, and reads them again as they were', () => {
    expect(writeTyped(fields, values)).toEqual(typed)
    expect(readTyped(fields, typed)).toEqual(values)
    expect(schema.parse(values)).toEqual(values)
  })

  it('has an input for each field, and one for each language of a localized one', () => {
    const names = inputsOf<{ courts: number[] }>(fields).map(({ name }) => name)
    expect(names).toEqual(Object.keys(typed))
    const labels = inputsOf({ name: fields.name }).map(({ label }) => label())
    expect(labels).toEqual(locales.map((locale) => `Label på ${languageName(locale)}`))
    expect(labels).toContain('Label på norsk')
  })

  it('is empty where there is no value yet', () => {
    expect(
      new Set(Object.values(writeTyped({ club: fields.club, name: fields.name }, {}))),
    ).toEqual(new Set(['']))
  })

  it.each([
    ['kroner with decimals and spaces', 'priceOre', ' 1 250,50 ', 125_050],
    ['kroner that are none', 'priceOre', 'gratis', null],
    ['kroner with three decimals', 'priceOre', '1,005', null],
    ['no kroner', 'priceOre', '', null],
    ['zero kroner', 'priceOre', '0', 0],
    ['a number with spaces', 'days', ' 14 ', 14],
    ['no number', 'days', '', null],
    ['words for a number', 'days', 'sju', null],
    ['no choice', 'courtId', '', null],
    ['an optional choice', 'shape', 'round', 'round'],
    ['no key', 'parent', '', null],
    ['a day', 'to', '2026-12-24', '2026-12-24'],
  ] as const)('reads %s', (_, name, text, value) => {
    expect(readTyped(fields, { ...typed, [name]: text })[name]).toBe(value)
  })

  it.each<readonly [string, string, string]>([
    ...locales.flatMap((locale) => [
      [`name-${locale}`, '', 'NAME_REQUIRED'] as const,
      [`name-${locale}`, 'Courts', 'TOO_LONG'] as const,
      [`name-${locale}`, 'a\u0007b', 'CHARACTERS_INVALID'] as const,
    ]),
    ['club', '   ', 'CLUB_REQUIRED'],
    ['days', '61', 'DAYS_INVALID'],
    ['days', '6,5', 'DAYS_INVALID'],
    ['days', '', 'DAYS_INVALID'],
    ['priceOre', '0', 'KRONER'],
    ['priceOre', '10000,01', 'KRONER'],
    ['from', '', 'DAY_INVALID'],
    ['from', '2026-02-30', 'DAY_INVALID'],
    ['to', '1999-01-01', 'DAY_INVALID'],
    ['time', '18:15', 'TIME'],
    ['role', '', 'ROLE'],
    ['weekday', '8', 'WEEKDAY'],
    ['courtId', '', 'COURT'],
    ['courtId', '2147483648', 'COURT'],
    ['otherId', '0', 'COURT'],
    ['mailbox', ' ', 'EMAIL_REQUIRED'],
    ['mailbox', 'post@trivsel.example, x@trivsel.example', 'EMAIL_INVALID'],
    ['mailbox', `${'a'.repeat(250)}@x.no`, 'EMAIL_INVALID'],
    ['shape', 'square', 'SHAPE'],
    ['parent', 'Housing', 'PARENT'],
  ])('says at %s of %j: %s', (name, text, code) => {
    const { error } = schema.safeParse(readTyped(fields, { ...typed, [name]: text }))
    expect(problemsOf(fields, error?.issues ?? [])).toEqual({ [name]: code })
  })

  it('accepts the limits themselves', () => {
    const limits = {
      ...typed,
      days: '60',
      priceOre: '10000',
      ...typedIn(
        'name',
        perLocale(() => 'Baner'),
      ),
      from: '2000-01-01',
    }
    expect(schema.safeParse(readTyped(fields, limits)).success).toBe(true)
  })

  it('writes an e-mail address in lower case', () => {
    const read = readTyped(fields, { ...typed, mailbox: ' Post@Trivsel.example ' })
    expect(schema.parse(read).mailbox).toBe('post@trivsel.example')
  })

  it('offers none before the values of an optional choice', () => {
    const shape = inputsOf({ shape: fields.shape })[0]
    expect(shape?.type === 'choice' && shape.options(undefined as never)).toEqual([
      { value: '', text: 'None' },
      { value: 'round', text: 'Round' },
    ])
  })

  it('judges a text by what else it has to be, in each language', () => {
    const also = z.regex(/\p{L}/u, 'LETTER')
    const named = {
      name: localizedField({ label, required: 'R', longest: 80, also, audit: 'name' }),
      club: textField({ label, required: 'R', longest: 80, also, audit: 'club' }),
    }
    const { error } = z
      .object(shapeOf(named))
      .safeParse({ name: { ...name, [lastLocale]: '1' }, club: '2' })
    expect(problemsOf(named, error?.issues ?? [])).toEqual({
      [`name-${lastLocale}`]: 'LETTER',
      club: 'LETTER',
    })
  })

  it('refuses control characters in a text on several lines, but not its line breaks', () => {
    const note = { note: localizedField({ label, longest: 80, lines: true, audit: 'note' }) }
    const problems = (text: string) => {
      const sent = { note: { ...noText, [defaultLocale]: text } }
      const { error } = z.object(shapeOf(note)).safeParse(sent)
      return problemsOf(note, error?.issues ?? [])
    }
    expect(problems('Ta med\r\n\tinnesko')).toEqual({})
    expect(problems('Ta med\u0000innesko')).toEqual({
      [`note-${defaultLocale}`]: 'CHARACTERS_INVALID',
    })
  })

  it('refuses a national id in a text', () => {
    const long = { name: textField({ label, required: 'R', longest: 80, audit: 'x' }) }
    const { error } = z.object(shapeOf(long)).safeParse({ name: 'Kari 13097248022' })
    expect(problemsOf(long, error?.issues ?? [])).toEqual({ name: 'LOOKS_LIKE_NATIONAL_ID' })
  })

  it('finds the input of a problem deep in what is sent', () => {
    const issue = { path: ['edit', 'form', 'name', lastLocale], message: 'TOO_LONG' }
    expect(problemsOf(fields, [issue])).toEqual({ [`name-${lastLocale}`]: 'TOO_LONG' })
    const whole = { path: ['edit', 'form', 'name'], message: 'NAME_REQUIRED' }
    expect(problemsOf(fields, [whole])).toEqual({ [`name-${locales[0]}`]: 'NAME_REQUIRED' })
    expect(problemsOf(fields, [{ path: ['version'], message: 'X' }])).toEqual({})
  })

  it('says the first of two problems of one input', () => {
    const issues = ['FIRST', 'SECOND'].map((message) => ({ path: ['club'], message }))
    expect(problemsOf(fields, issues)).toEqual({ club: 'FIRST' })
  })
})

describe('what a description allows', () => {
  const latin = z.regex(/^[\p{Script=Latin} ]*$/u, 'LATIN')
  const some = {
    note: localizedField({ label, longest: 5, also: latin, audit: 'note' }),
    feeOre: kronerField({
      label,
      least: 0,
      most: 500,
      isWhole: true,
      invalid: 'FEE',
      audit: 'fee',
    }),
    days: optionalNumberField({ label, least: 1, most: 9, invalid: 'DAYS', audit: 'days' }),
    isOpen: yesOrNoField({
      label,
      control: 'radios',
      texts: { yes: () => 'Open', no: () => 'Closed' },
      audit: 'open',
    }),
  }
  const empty = { ...typedIn('note', noText), feeOre: '0', days: '', isOpen: 'no' }
  const firstNote = `note-${locales[0]}`
  const lastNote = `note-${lastLocale}`
  const problems = (change: object) => {
    const sent = readTyped(some, { ...empty, ...change })
    return problemsOf(some, z.object(shapeOf(some)).safeParse(sent).error?.issues ?? [])
  }

  it('is an empty text, no decimals, no number', () => {
    const values = { note: noText, feeOre: 0, days: null, isOpen: false }
    expect(readTyped(some, empty)).toEqual(values)
    expect(writeTyped(some, values)).toEqual(empty)
    expect(problems({})).toEqual({})
    expect(writeTyped(some, { days: 9 })).toMatchObject({ days: '9' })
  })

  it.each([
    [{ [firstNote]: 'Ærlig', days: ' 9 ', feeOre: '5,00' }, {}],
    [{ [firstNote]: 'Ærlige' }, { [firstNote]: 'TOO_LONG' }],
    [{ [lastNote]: 'Яна' }, { [lastNote]: 'LATIN' }],
    [{ feeOre: '1,50' }, { feeOre: 'FEE' }],
    [{ feeOre: '6' }, { feeOre: 'FEE' }],
    [{ days: '0' }, { days: 'DAYS' }],
    [{ days: '10' }, { days: 'DAYS' }],
    [{ days: 'ti' }, { days: 'DAYS' }],
  ])('%j: %j', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it('is radio buttons with texts of their own', () => {
    const input = inputsOf(some).at(-1)
    expect(input?.type).toBe('radios')
    expect(input && 'options' in input ? input.options(undefined) : []).toEqual([
      { value: 'yes', text: 'Open' },
      { value: 'no', text: 'Closed' },
    ])
  })
})

describe('the audit log', () => {
  it('holds values under their keys, without fields that are not there', () => {
    expect(auditedValues(fields, { ...values, id: 4, club: undefined })).toEqual({
      courtName: name,
      days: 7,
      price: 6_250,
      from: '2026-11-24',
      to: null,
      time: '18:30',
      isOffered: false,
      role: 'b',
      weekday: 1,
      court: 11,
      mailbox: 'post@trivsel.example',
      shape: null,
      parent: 'housing',
      other: null,
    })
  })

  it('has a name for each field, and words for its values', () => {
    const names = auditFieldsOf(fields)
    expect(Object.keys(names)).toHaveLength(Object.keys(fields).length)
    expect(names.courtName.name()).toBe('Label')
    expect(names.price.show?.(6_250)).toBe('62,50\u00a0kr')
    expect(names.from.show?.('2026-11-24')).toBe('24.\u00a0nov. 2026')
    expect(names.weekday.values?.[1]?.()).toBe('Monday')
    expect(names.court.isReference).toBe(true)
    expect(names.shape.values?.round?.()).toBe('Round')
    expect(names.parent).not.toHaveProperty('isReference')
  })
})
