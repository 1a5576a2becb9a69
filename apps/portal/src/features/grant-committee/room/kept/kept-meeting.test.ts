import { describe, expect, it, test } from 'vitest'
import type { StaffDraft } from '#core/staff-area/drafts/draft.ts'
import type { Reading } from '../../model/contract.ts'
import { closedItem, openItem, readingList } from '../../testing/items.testing.ts'
import { keptUntil, planFiles, withKeptDrafts, withoutClosed } from './kept-meeting.ts'

test.each([
  ['to the end of its day', '2026-11-29T16:00:00Z', '2026-11-28T10:00:00Z', '2026-11-29T23:00:00Z'],
  ['in summer', '2026-06-29T16:00:00Z', '2026-06-28T10:00:00Z', '2026-06-29T22:00:00Z'],
  [
    'over the night of the clock',
    '2026-10-25T16:00:00Z',
    '2026-10-24T10:00:00Z',
    '2026-10-25T23:00:00Z',
  ],
  [
    'today, once its day is over',
    '2026-11-20T16:00:00Z',
    '2026-11-28T10:00:00Z',
    '2026-11-28T23:00:00Z',
  ],
])('a meeting is kept %s', (_, meetsAt, now, until) => {
  expect(keptUntil({ meetsAt }, new Date(now)).toISOString()).toBe(`${until.slice(0, 19)}.000Z`)
})

it('keeps nothing of a case in which the reader takes no part', () => {
  const list = withoutClosed(readingList({ items: [openItem('a'), closedItem('b')] }))
  expect(list.items.map(({ id }) => id)).toEqual(['a'])
})

describe('files', () => {
  const file = (id: string, size: number) => ({ file: { id, size, type: 'application/pdf' } })
  const reading = (id: string, now: object[], before: object[] | null = null) =>
    ({
      application: { id, files: now },
      before: before && { files: before },
    }) as unknown as Reading

  it('are those of the version that counts and of the one that was judged, each once', () => {
    const { files, all } = planFiles([
      reading('a', [file('1', 5), file('2', 5)], [file('1', 5), file('3', 5)]),
    ])
    expect(files.map(({ fileId }) => fileId)).toEqual(['1', '2', '3'])
    expect(all).toBe(3)
  })

  it('that are too much are left out, and counted', () => {
    const readings = [reading('a', [file('1', 6), file('2', 5)]), reading('b', [file('3', 4)])]
    const { files, all } = planFiles(readings, 10)
    expect(files.map(({ fileId }) => fileId)).toEqual(['1', '3'])
    expect(all).toBe(3)
  })
})

describe('texts that were begun', () => {
  const draft = (key: string, savedAt: string): StaffDraft => ({
    key,
    values: { text: savedAt },
    version: null,
    savedAt: `2026-11-28T${savedAt}:00.000Z`,
  })
  const reachedAt = Date.parse('2026-11-28T10:00:00Z')

  it('without a network are there again, unless they went on elsewhere', () => {
    const kept = [draft('a', '10:30'), draft('b', '10:30'), draft('c', '10:30')]
    const saved = [draft('b', '10:10'), draft('c', '10:40'), draft('d', '09:00')]
    expect(withKeptDrafts(saved, { items: kept, reachedAt })).toEqual([
      kept[0],
      kept[1],
      saved[1],
      saved[2],
    ])
  })

  it('before the portal was reached last were sent, where it has none', () => {
    expect(withKeptDrafts([], { items: [draft('a', '10:00')], reachedAt })).toEqual([])
  })
})
