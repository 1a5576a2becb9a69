import { expect, it } from 'vitest'
import type { StaffDraft } from './draft.ts'
import { findDraft } from './find-draft.ts'

const draft: StaffDraft = {
  key: 'newsletter:1',
  values: { 'subject.no': 'Nye timer' },
  version: 1,
  savedAt: '2026-11-26T10:00:00.000Z',
}

it.each([
  ['newsletter:1', ['topic', 'subject.no'], draft],
  ['newsletter:2', ['subject.no'], null],
  // It was typed before an update that has given the fields other names.
  ['newsletter:1', ['topic', 'title.no'], null],
])('of %s with the fields %j is %j', (key, fields, expected) => {
  expect(findDraft([draft], key, fields)).toEqual(expected)
})

it('is none where there are no drafts', () => {
  expect(findDraft(undefined, draft.key, ['subject.no'])).toBeNull()
})
