import { EmailAddress } from '#core/accounts/email-address.ts'
import { personName } from '#core/accounts/forms/sign-up-forms.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { addDays, isDate } from '#platform/time/date.ts'
import type { Answers, FormDefinition, FormField, Typed } from './form-definition.ts'

export const fieldProblems = [
  'REQUIRED',
  'TOO_LONG',
  'CHARACTERS_INVALID',
  'NAME_INVALID',
  'LOOKS_LIKE_NATIONAL_ID',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'NUMBER_INVALID',
  'NUMBER_OUT_OF_RANGE',
  'DATE_INVALID',
  'DATE_TOO_SOON',
  'DATE_TOO_LATE',
  'DATE_TWICE',
  'TIME_INVALID',
  'TIME_NOT_LATER',
  'CHOICE_UNKNOWN',
] as const
export type FieldProblem = (typeof fieldProblems)[number]
export type FieldProblems = Readonly<Record<string, FieldProblem>>

type Read = { answer: Answers[string] } | { problem: FieldProblem }
type Around = { readonly typed: Typed; readonly today: string }
type Of<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>

/**
 * What somebody has filled in, as it is kept, or what is wrong with which fields. Fields that the form
 * does not have are passed over.
 * @param today in Norway, `2026-11-23`
 */
export function readAnswers(
  { fields }: Pick<FormDefinition, 'fields'>,
  typed: Typed,
  today: string,
): { answers: Answers } | { problems: FieldProblems } {
  const answers: Record<string, Answers[string]> = {}
  const problems: Record<string, FieldProblem> = {}
  for (const field of fields) {
    const read = readField(field, { typed, today })
    if (read === null) continue
    if ('problem' in read) problems[field.id] = read.problem
    else answers[field.id] = read.answer
  }
  return Object.keys(problems).length > 0 ? { problems } : { answers }
}

/** Whether it has to be filled in, as the others are now. */
export function isNeeded({ isNeeded: when }: FormField, typed: Typed): boolean {
  if (when === undefined) return true
  return when !== 'never' && textOf(typed, when.field) === when.is
}

/** @returns null where nothing is answered, and nothing needs to be */
function readField(field: FormField, around: Around): Read | null {
  if (field.kind === 'choices') return readChoices(field, around.typed)
  const text = textOf(around.typed, field.id)
  if (text === '') return isNeeded(field, around.typed) ? { problem: 'REQUIRED' } : null
  switch (field.kind) {
    case 'name':
      return fromSchema(personName('REQUIRED').safeParse(text))
    case 'email':
      return fromSchema(EmailAddress.safeParse(text))
    case 'text':
      return readText(text, field.longest, /[\p{Cc}\p{Cs}]/u)
    case 'long-text':
      return readText(text, field.longest, /[^\P{Cc}\n\r\t]|\p{Cs}/u)
    case 'phone':
      return readPhone(text)
    case 'whole-number':
      return readNumber(text, field)
    case 'date':
      return readDate(text, field, around)
    case 'time':
      return readTime(text, field, around)
    case 'choice':
      return hasOption(field, text) ? { answer: text } : { problem: 'CHOICE_UNKNOWN' }
    case 'yes-no':
      return text === 'yes' || text === 'no'
        ? { answer: text === 'yes' }
        : { problem: 'CHOICE_UNKNOWN' }
  }
}

function textOf(typed: Typed, id: string): string {
  const value = Object.hasOwn(typed, id) ? typed[id] : ''
  return typeof value === 'string' ? value.trim() : ''
}

const known: ReadonlySet<string> = new Set(fieldProblems)
const isProblem = (code: string): code is FieldProblem => known.has(code)

type Parsed = {
  data?: string | undefined
  error?: { issues: readonly { message: string }[] } | undefined
}
function fromSchema({ data, error }: Parsed): Read {
  if (data !== undefined) return { answer: data }
  const code = error?.issues[0]?.message ?? ''
  return { problem: isProblem(code) ? code : 'CHARACTERS_INVALID' }
}

function readText(text: string, longest: number, wrong: RegExp): Read {
  if (text.length > longest) return { problem: 'TOO_LONG' }
  if (wrong.test(text)) return { problem: 'CHARACTERS_INVALID' }
  return hasNationalId(text) ? { problem: 'LOOKS_LIKE_NATIONAL_ID' } : { answer: text }
}

/** Of any country (ITU-T E.164), as people write it: kept like that. */
function readPhone(text: string): Read {
  const dialled = text.replace(/[\s().-]/g, '')
  if (text.length > 30 || !/^(?:\+|00)?[1-9]\d{4,14}$/.test(dialled))
    return { problem: 'PHONE_INVALID' }
  const isAbroad = /^(?:\+|00)/.test(dialled)
  return !isAbroad && hasNationalId(dialled)
    ? { problem: 'LOOKS_LIKE_NATIONAL_ID' }
    : { answer: text }
}

function readNumber(text: string, { least, most }: Of<'whole-number'>): Read {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{1,9}$/.test(digits)) return { problem: 'NUMBER_INVALID' }
  const answer = Number(digits)
  return answer < least || answer > most ? { problem: 'NUMBER_OUT_OF_RANGE' } : { answer }
}

/** The first and the last day that a date may be. */
export function daysOf({ daysAhead, mostDaysAhead }: Of<'date'>, today: string) {
  return { first: addDays(today, daysAhead), last: addDays(today, mostDaysAhead) }
}

function readDate(text: string, field: Of<'date'>, { typed, today }: Around): Read {
  if (!isDate(text)) return { problem: 'DATE_INVALID' }
  const { first, last } = daysOf(field, today)
  if (text < first) return { problem: 'DATE_TOO_SOON' }
  if (text > last) return { problem: 'DATE_TOO_LATE' }
  const isTwice = field.otherThan !== undefined && text === textOf(typed, field.otherThan)
  return isTwice ? { problem: 'DATE_TWICE' } : { answer: text }
}

function readTime(text: string, { after }: Of<'time'>, { typed }: Around): Read {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return { problem: 'TIME_INVALID' }
  const isEarly = after !== undefined && text <= textOf(typed, after)
  return isEarly ? { problem: 'TIME_NOT_LATER' } : { answer: text }
}

/** In the order of the form, each once. */
function readChoices(field: Of<'choices'>, typed: Typed): Read | null {
  const value = Object.hasOwn(typed, field.id) ? typed[field.id] : []
  const chosen = typeof value === 'string' ? [value].filter((id) => id !== '') : (value ?? [])
  if (chosen.length === 0) return isNeeded(field, typed) ? { problem: 'REQUIRED' } : null
  if (!chosen.every((id) => hasOption(field, id))) return { problem: 'CHOICE_UNKNOWN' }
  return { answer: field.options.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])) }
}

const hasOption = ({ options }: Of<'choice' | 'choices'>, chosen: string) =>
  options.some(({ id }) => id === chosen)
