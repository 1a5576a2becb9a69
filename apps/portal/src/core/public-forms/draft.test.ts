import { beforeEach, expect, it } from 'vitest'
import { type Draft, deleteDraft, draftLifeMs, readDraft, saveDraft } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => kept.clear())
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

const draft: Draft = {
  id: 'a',
  userId: null,
  token: 'token',
  savedAt: 1_000,
  values: {
    firstName: 'Linh',
    lastName: 'Nguyễn',
    email: 'linh@example.org',
    category: 'Bolig',
    subcategory: 'Leie',
    subject: '',
    text: 'Hei',
  },
}

it('is there after a reload, and after a login', () => {
  saveDraft(store, 'contact', draft)
  expect(readDraft(store, 'contact', null, 1_000)).toEqual(draft)
  expect(readDraft(store, 'contact', 'linh', 1_000)).toEqual(draft)
})

it('waits for a person whose session has ended, and is removed for anybody else', () => {
  saveDraft(store, 'contact', { ...draft, userId: 'linh' })
  expect(readDraft(store, 'contact', null, 1_000)).toBeNull()
  expect(readDraft(store, 'contact', 'linh', 1_000)).toMatchObject({ userId: 'linh' })
  expect(readDraft(store, 'contact', 'somebody-else', 1_000)).toBeNull()
  expect(kept.size).toBe(0)
})

it('lives for a day', () => {
  saveDraft(store, 'contact', draft)
  expect(readDraft(store, 'contact', null, 1_000 + draftLifeMs - 1)).toEqual(draft)
  expect(readDraft(store, 'contact', null, 1_000 + draftLifeMs)).toBeNull()
  expect(kept.size).toBe(0)
})

it('is none when it was sent, and when something else lies there', () => {
  saveDraft(store, 'contact', draft)
  deleteDraft(store, 'contact')
  expect(readDraft(store, 'contact', null, 1_000)).toBeNull()
  for (const text of ['{', '7', '{"id":"a"}']) {
    kept.set('contact-form', text)
    expect(readDraft(store, 'contact', null, 1_000)).toBeNull()
  }
})

it('is no error where a browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('not allowed')
  }
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse }
  saveDraft(closed, 'contact', draft)
  deleteDraft(closed, 'contact')
  expect(readDraft(closed, 'contact', null, 1_000)).toBeNull()
})
