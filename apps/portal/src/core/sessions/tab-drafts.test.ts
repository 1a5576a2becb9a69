import { expect, it } from 'vitest'
import { draftKey, removeTabDrafts } from './tab-drafts.ts'

it('removes everything that was being written, and nothing else', () => {
  const kept = new Map([
    [draftKey('grant-appeal-1'), 'a'],
    [draftKey('contact'), 'b'],
    ['paymentId', 'c'],
    [draftKey('grant-report-1'), 'd'],
  ])
  const store = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  removeTabDrafts(() => store)
  expect([...kept.keys()]).toEqual(['paymentId'])
})

it('does nothing where the browser allows no storage', () => {
  expect(() =>
    removeTabDrafts(() => {
      throw new Error('not allowed')
    }),
  ).not.toThrow()
})
