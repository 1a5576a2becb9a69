import type { z } from 'zod'

/** What is wrong with a value, as the end of a sentence that its place begins. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing'
      if (issue.expected === 'undefined') return 'does not belong here'
      return `must be ${kindNames[issue.expected] ?? issue.expected}, not ${kindOf(value)}`
    case 'unrecognized_keys':
      return 'is not a field of this form'
    case 'invalid_value':
      return wrong(value, `one of ${issue.values.join(', ')}`)
    case 'invalid_union':
      return wrong(value, 'options' in issue ? `one of ${String(issue.options)}` : issue.message)
    case 'too_small':
      return issue.origin === 'string'
        ? 'must not be empty'
        : wrong(value, `at least ${issue.minimum}`)
    case 'too_big':
      return wrong(value, `at most ${issue.maximum}`)
    case 'invalid_format':
      return wrong(value, formatNames[issue.format] ?? issue.message)
    default:
      return issue.message
  }
}

const wrong = (value: unknown, expected: string) =>
  value === undefined ? 'is missing' : `must be ${expected}${quote(value)}`

const quote = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? `, not ${JSON.stringify(value).slice(0, 100)}`
    : ''

const kindNames: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'an object { … }',
}

const formatNames: Record<string, string> = {
  email: 'an e-mail address',
  date: 'a date such as 2026-12-24',
  datetime: 'a date and time with its offset such as 2026-12-03T18:00:00+01:00',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null (leave the field out instead)'
  return kindNames[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}
