import { expect, it } from 'vitest'
import { z } from 'zod'
import { invalidFields } from './invalid-fields.server.ts'

const application = z.strictObject({
  user: z.strictObject({ firstName: z.string().min(1), email: z.email().min(3) }),
  items: z.array(z.strictObject({ id: z.int() })),
})
const namesOf = (schema: z.ZodType, value: unknown) =>
  invalidFields(schema.safeParse(value).error?.issues ?? [])

it('names each field once, with the way to it, and keys that are not known', () => {
  const value = { user: { firstName: '', email: '' }, items: [{ id: 1 }, { id: 'x', more: 1 }] }
  expect(namesOf(application, value)).toEqual([
    'user.firstName',
    'user.email',
    'items.1.id',
    'items.1.more',
  ])
})

it('names no field where the value as a whole is another', () => {
  expect(namesOf(application, 'text')).toEqual([])
})

it('names the fields of the shape that the value comes closest to', () => {
  const shapes = z.union([
    z.strictObject({ kind: z.literal('a'), name: z.string(), age: z.int() }),
    z.strictObject({ kind: z.literal('b'), title: z.string() }),
  ])
  expect(namesOf(shapes, { kind: 'b', title: 1 })).toEqual(['title'])
})

it('names 20 fields of at most 100 characters, however many are wrong', () => {
  const keys = Array.from({ length: 50 }, (_, index) => `key${index}`.padEnd(300, 'x'))
  const names = namesOf(z.strictObject({}), Object.fromEntries(keys.map((key) => [key, 1])))
  expect(names).toHaveLength(20)
  for (const name of names) expect(name).toHaveLength(100)
})

it('repeats no key that is no name of a field, as a national id would be', () => {
  expect(namesOf(z.strictObject({}), { '13097205315': 1, 'ola@example.org': 1, more: 1 })).toEqual([
    'more',
  ])
})
