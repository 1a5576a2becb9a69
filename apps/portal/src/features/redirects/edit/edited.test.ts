import { expect, it } from 'vitest'
import { DraftKey } from '#core/staff-area/drafts/draft.ts'
import { draftKeyOf } from './edited.ts'

it.each(['', '/om-oss', '/bl%c3%a5b%c3%a6r?id=7', "/it's(here)!*~", `/${'a'.repeat(499)}`])(
  'keeps a draft of a redirect from %j, under a key of its own',
  (from) => {
    const key = draftKeyOf({ from, seen: null })
    expect(DraftKey.safeParse(key).success).toBe(true)
    expect(key).not.toBe(draftKeyOf({ from: '/annen', seen: null }))
  },
)

it('keeps a draft of a change by what is changed', () => {
  const seen = { id: 7, from: '/a', to: '/b', version: 1 }
  expect(draftKeyOf({ from: '/a', seen })).toBe('redirect:7')
})
