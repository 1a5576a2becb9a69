import type { Operation } from '#platform/api/openapi.server.ts'

/** Numbers from a seed (mulberry32): a failure comes again. */
export function createDice(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  }
}
export type Dice = ReturnType<typeof createDice>

type JsonSchema = { readonly [key: string]: unknown }

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff tail',
  '\u202e\u200f',
  'a'.repeat(10_000),
  '🏔️'.repeat(500),
  "'; drop table portal.user; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '{{7*7}}',
  '9'.repeat(40),
  '2026-02-30',
  'null',
] as const

/** In the place of any value. */
export const hostileValues: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [[]],
  {},
  { length: 1 },
  { toString: 'no' },
  Array.from({ length: 600 }, () => 'a'),
]

/** Values that can be in an address. */
export const hostileTexts: readonly string[] = [
  ...texts.filter((text) => text !== '' && text.isWellFormed()).map(encodeURIComponent),
  '%ED%A0%80',
  '%zz',
  '%',
  '%2e%2e%2f',
  '-1',
  '1e9',
  'constructor',
  '__proto__',
]

/** Bodies that are no JSON, or not what anybody expects. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `"${'a'.repeat(70_000)}"`,
]

/** A value that the schema accepts, as far as types and formats define it. */
export function sampleOf(schema: JsonSchema, dice: Dice): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (Array.isArray(variants)) return sampleOf(dice.pick(variants), dice)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
          ([name, property]) => [name, sampleOf(property, dice)],
        ),
      )
    case 'array':
      return [sampleOf((schema.items ?? {}) as JsonSchema, dice)]
    case 'integer':
    case 'number':
      return dice.pick([1, 2, 7])
    case 'boolean':
      return dice.pick([true, false])
    case 'string':
      return dice.pick(['kari@trivsel.example', '000000', 'a'.repeat(43), 'kort', '2026H'])
    default:
      return 'noe'
  }
}

/** Addresses of an operation: a plain one, and such as nobody would type. */
export function addressesOf(path: string, operation: Operation, dice: Dice): string[] {
  const { parameters = [] } = operation
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const fill = (value: () => string) => path.replace(/\{\w+\}/g, value)
  const query = (value: (schema: JsonSchema) => string) =>
    inQuery.map(({ name, schema }) => `${name}=${value(schema)}`).join('&')
  const plain = (schema: JsonSchema) => encodeURIComponent(String(sampleOf(schema, dice)))
  const base = fill(() => '1')
  return [
    `${base}?${query(plain)}`,
    `${base}?${query(plain)}&unknown=1`,
    ...Array.from(
      { length: inQuery.length * 4 },
      () => `${base}?${query(() => dice.pick(hostileTexts))}`,
    ),
    ...inQuery.map(({ name, schema }) => `${base}?${query(plain)}&${name}=${plain(schema)}`),
    ...(path.includes('{')
      ? hostileTexts.map((text) => `${fill(() => text)}?${query(plain)}`)
      : []),
  ]
}

/** Bodies of an operation, from nearly right to nonsense. */
export function bodiesOf(
  operation: Operation,
  dice: Dice,
): { type: string | null; text: string }[] {
  const { content = {} } = operation.requestBody ?? {}
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(content)
  const right = () => sampleOf(schema, dice)
  const bodies = [right(), right(), right()]
  const known = right()
  if (typeof known === 'object' && known !== null)
    for (const name of Object.keys(known))
      for (let count = 0; count < 3; count++)
        bodies.push({ ...known, [name]: dice.pick(hostileValues) })
  bodies.push({ ...(known as object), unknown: 1 })
  const text = JSON.stringify(known) ?? ''
  return [
    ...bodies.map((body) => ({ type, text: JSON.stringify(body) ?? '' })),
    ...hostileBodies.map((text) => ({ type, text })),
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'].map(
      (type) => ({ type, text }),
    ),
    { type: null, text },
  ]
}
