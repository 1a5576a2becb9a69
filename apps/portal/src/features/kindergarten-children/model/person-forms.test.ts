import { describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { demoNumber } from '#core/kindergartens/demo/demo-number.ts'
import { childFields, contactFields, nameFields, TypedNumber } from './person-forms.ts'

const number = demoNumber('1987-05-11', 0)
const problemOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('what staff type of people', () => {
  it.each([
    ['a first name', nameFields.firstName, 'Maja', undefined],
    ['an empty name', nameFields.lastName, '  ', 'NAME_REQUIRED'],
    ['a name of 100 letters', nameFields.lastName, 'a'.repeat(100), undefined],
    ['a name of 101 letters', nameFields.lastName, 'a'.repeat(101), 'TOO_LONG'],
    ['a name with a number', nameFields.firstName, `Maja ${number}`, 'LOOKS_LIKE_NATIONAL_ID'],
    ['no email', contactFields.email, '', undefined],
    ['an email', contactFields.email, 'maja@trivsel.example', undefined],
    ['no email at all', contactFields.email, 'maja', 'EMAIL_INVALID'],
    ['a number as email', contactFields.email, `${number}@a.example`, 'LOOKS_LIKE_NATIONAL_ID'],
    ['a phone of 30 characters', contactFields.phone, `${'1 '.repeat(14)}11`, undefined],
    ['a phone of 31 characters', contactFields.phone, `${'1 '.repeat(15)}1`, 'TOO_LONG'],
    ['a number as phone', contactFields.phone, number, 'LOOKS_LIKE_NATIONAL_ID'],
    ['an address of 300 letters', contactFields.address, 'a'.repeat(300), undefined],
    ['an address of 301 letters', contactFields.address, 'a'.repeat(301), 'TOO_LONG'],
    ['a number in an address', contactFields.address, `Vei ${number}`, 'LOOKS_LIKE_NATIONAL_ID'],
    ['a birth date', childFields.bornOn, '2024-02-29', undefined],
    ['a day that does not exist', childFields.bornOn, '2023-02-29', 'DAY_REQUIRED'],
    ['a national id', TypedNumber, number, undefined],
    [
      'a national id in groups',
      TypedNumber,
      ` ${number.slice(0, 6)} ${number.slice(6)} `,
      undefined,
    ],
    ['ten digits', TypedNumber, number.slice(1), 'NATIONAL_ID_INVALID'],
    ['a wrong last digit', TypedNumber, '13097248023', 'NATIONAL_ID_INVALID'],
  ] as const)('%s', (_, schema, value, expected) => {
    expect(problemOf(schema, value)).toBe(expected)
  })
})
