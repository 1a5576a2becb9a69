import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { findFaults, readKeys, readMessages } from './message-keys.ts'

const home = 'features/search/messages/no.json'
const english = 'features/search/messages/en.json'

/** One key that is as it should be, with what a test changes. */
function judge(changed: { no?: string[]; en?: string[]; by?: string[] }): string[] {
  const { no = [home], en = [english], by = ['features/search/a.tsx'] } = changed
  const writtenIn = (files: string[]) => new Map(files.length > 0 ? [['hello', files]] : [])
  return findFaults({
    written: { no: writtenIn(no), en: writtenIn(en) },
    used: new Map(by.map((file) => [file, ['hello']])),
  })
}

describe('the messages of the portal', () => {
  const messages = readMessages(fileURLToPath(new URL('../apps/portal/src', import.meta.url)))

  it('are read as a whole', () => {
    expect(messages.written.no.size).toBeGreaterThan(900)
    expect(messages.used.get('routes/__root.tsx')).toContain('skip_to_content')
  })

  it('are there in both languages, once, used, and with the part that uses them', () => {
    expect(findFaults(messages)).toEqual([])
  })
})

describe('a message', () => {
  it.each([
    ['has no Norwegian', { no: [] }, 'is not there in Norwegian'],
    ['has no English', { en: [] }, 'is not there in English'],
    ['is written twice', { no: [home, 'ui/messages/no.json'] }, 'is written twice'],
    ['is written twice in English', { en: [english, 'ui/messages/en.json'] }, 'is written twice'],
    ['is used by nothing', { by: [] }, 'is used by nothing'],
    ['is written nowhere', { no: [], en: [] }, 'is written nowhere: features/search/a.tsx'],
    ['is of another feature', { by: ['features/events/a.ts'] }, `is of ${home}`],
    ['is of a part above', { by: ['core/staff-area/a.ts'] }, 'not for core/staff-area/a.ts'],
  ])('that %s is a fault', (_, changed, fault) => {
    expect(judge(changed)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['a route', { by: ['routes/search.tsx'] }],
    ['a part above', { no: ['core/staff-area/messages/no.json'] }],
  ])('may be used by %s', (_, changed) => {
    expect(judge(changed)).toEqual([])
  })
})

test('keys are read where they are used, and nothing that only looks like one', () => {
  const source = `
    import { m } from '#messages'
    const a = m.first()
    const b = m['second']({ count: 1 })
    const c = { known: m.third, m: 1 }
    const d = <p title={m.fourth()}>{time.m.fifth}</p>
    // m.sixth()
    const e = 'm.seventh()'
    type F = typeof m.eighth`
  expect(readKeys('x.tsx', source)).toEqual(['first', 'second', 'third', 'fourth', 'eighth'])
  expect(readKeys('x.ts', 'const m = new Map(); m.get(1)')).toEqual([])
})

test.each([
  ["m['error_' + code]", 'puts a key of messages together'],
  ['m[key]', 'puts a key of messages together'],
  ['Object.keys(m)', 'otherwise than as m.key'],
  ['({ m })', 'otherwise than as m.key'],
  ['key as keyof typeof m', 'otherwise than as m.key'],
])('%s is refused, since nobody could say which messages are used', (use, fault) => {
  expect(() => readKeys('x.ts', `import { m } from '#messages'\n${use}`)).toThrow(fault)
})

test('messages come as m alone', () => {
  const source = "import { first } from '#messages'\nfirst()"
  expect(() => readKeys('x.ts', source)).toThrow('otherwise than as { m }')
})
