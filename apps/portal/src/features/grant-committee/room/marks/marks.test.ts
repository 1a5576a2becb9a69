import { expect, it, test } from 'vitest'
import { fakeStorage } from '#core/offline-marks/fake-storage.testing.ts'
import { createMarkStore } from '#core/offline-marks/mark-store.ts'
import { ApiError } from '#platform/api-client.ts'
import type { Reading } from '../../model/contract.ts'
import { closedItem, openItem, readingList } from '../../testing/items.testing.ts'
import { withComments, withMarks } from './apply-marks.ts'
import { proposalMark, proposedBy } from './proposal-mark.ts'
import { type CommitteeMark, committeeKind, type ProposalMark } from './waiting-marks.ts'

const points: CommitteeMark = {
  kind: 'points',
  roundId: 'round',
  applicationId: 'a',
  criterionId: 'use',
  points: 3,
  version: 2,
  markedAt: '2026-11-29T10:00:00.000Z',
}
const comment: CommitteeMark = {
  kind: 'comment',
  roundId: 'round',
  applicationId: 'a',
  id: 'one',
  text: 'Thin',
  version: 2,
  at: '2026-11-29T10:00:00.000Z',
}
const proposal: ProposalMark = {
  kind: 'proposal',
  roundId: 'round',
  applicationId: 'a',
  version: 0,
  outcome: 'granted',
  amountOre: 20_000,
  reasons: 'one,two',
  words: 'As discussed',
  conditions: '',
  applicationVersion: 2,
  at: '2026-11-29T10:00:00.000Z',
}
const conflict = { kind: 'conflict', roundId: 'round', applicationId: 'a' } as const
const list = readingList({
  items: [openItem('a', { version: 2 }), closedItem('b')],
  members: [{ userId: 'ola', name: 'Ola', seat: 'member', isPresent: false }],
})

test('marks that devices have stored before an upgrade are read after it', () => {
  const stored = [
    points,
    comment,
    { ...conflict, isDeclared: true },
    { kind: 'presence', roundId: 'round', userId: 'ola', isPresent: true },
  ]
  const storage = fakeStorage({
    'portal-grant-committee-kari':
      '[{"kind":"points","roundId":"round","applicationId":"a","criterionId":"use","points":3,' +
      '"version":2,"markedAt":"2026-11-29T10:00:00.000Z"},{"kind":"comment","roundId":"round",' +
      '"applicationId":"a","id":"one","text":"Thin","version":2,"at":"2026-11-29T10:00:00.000Z"},' +
      '{"kind":"conflict","roundId":"round","applicationId":"a","isDeclared":true},' +
      '{"kind":"presence","roundId":"round","userId":"ola","isPresent":true},{"kind":"other"}]',
  })
  expect(createMarkStore(committeeKind, 'kari', storage).read()).toEqual(stored)
})

it('sends the last of several marks of one thing, and all of others', () => {
  const store = createMarkStore(committeeKind, 'kari', null)
  const changed = { ...points, points: null }
  const others = [comment, { ...points, criterionId: 'plan' }, { ...points, applicationId: 'b' }]
  for (const mark of [points, ...others, changed]) store.add(mark)
  expect(store.read()).toEqual([...others, changed])
})

it('shows points at once, and those of another version as such', () => {
  const shown = withMarks(list, [points, { ...points, points: null }], 'Kari')
  expect(shown.items[0]).toMatchObject({
    given: [{ criterionId: 'use', points: null, version: 2 }],
  })
  expect(withMarks(list, [{ ...points, roundId: 'other' }], 'Kari')).toBe(list)
})

it('has nothing of a case any more that was stepped out of without a network', () => {
  const [item] = withMarks(list, [{ ...conflict, isDeclared: true }], 'Kari').items
  expect(item).toEqual({ ...closedItem('a'), title: 'Concert a' })
  const mistaken = withMarks(list, [{ ...conflict, applicationId: 'b', isDeclared: false }], 'Kari')
  expect(mistaken.items[1]).toEqual(closedItem('b'))
})

it('shows who was marked as present', () => {
  const present = { kind: 'presence', roundId: 'round', userId: 'ola', isPresent: true } as const
  expect(withMarks(list, [present], 'Kari').members).toMatchObject([{ isPresent: true }])
})

it('shows comments that wait, as changed last, and not those that were removed', () => {
  const reading = { application: { id: 'a' }, comments: [] } as unknown as Reading
  const shown = withComments(reading, [comment, { ...comment, text: 'Solid' }], 'Kari')
  expect(shown.comments).toMatchObject([{ id: 'one', by: 'Kari', isOwn: true, text: 'Solid' }])
  expect(withComments(shown, [{ ...comment, text: null }], 'Kari').comments).toEqual([])
  expect(withComments(reading, [{ ...comment, applicationId: 'b' }], 'Kari').comments).toEqual([])
})

it('shows a proposal that waits as the portal will have it, and none where it is taken back', () => {
  const [item] = withMarks(list, [proposal], 'Kari').items
  const proposed = { outcome: 'granted', amountOre: 20_000, reasonIds: ['one', 'two'] }
  expect(item).toMatchObject({ proposal: { ...proposed, by: 'Kari', version: 0 } })
  const change = { applicationId: 'a', version: 0, proposal: proposedBy(proposal) }
  expect(proposalMark('round', change, new Date(proposal.at))).toEqual(proposal)
  const back = proposalMark('round', { ...change, proposal: null }, new Date(proposal.at))
  expect(withMarks(list, [proposal, back], 'Kari').items[0]).toMatchObject({ proposal: null })
})

it('keeps what was refused until it is put away, also after a reload', () => {
  const storage = fakeStorage()
  const error = new ApiError(409, 'MEETING_AGREED')
  createMarkStore(committeeKind, 'kari', storage).keepRefused([{ ...comment, error }])
  const store = createMarkStore(committeeKind, 'kari', storage)
  expect(store.readRefused()).toEqual([{ ...comment, error }])
  expect(createMarkStore(committeeKind, 'ola', storage).readRefused()).toEqual([])
  store.keepRefused([])
  expect(storage.stored.size).toBe(0)
})
