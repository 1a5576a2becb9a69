import { beforeEach, expect, test } from 'vitest'
import { readOpenPage, readWholeList } from './read-open-page.ts'

/** Every third of them is open. */
const all = Array.from({ length: 230 }, (_, index) => index)
const isOpen = (card: number) => card % 3 === 0

const asked: { page: number; pageSize: number }[] = []
beforeEach(() => {
  asked.length = 0
})
async function ask({ page, pageSize }: { page: number; pageSize: number }) {
  asked.push({ page, pageSize })
  const items = all.slice((page - 1) * pageSize, page * pageSize)
  return { items, total: all.length, page, fixedPage: null }
}

test('the whole list is read in steps, and counts what fits', async () => {
  expect(await readWholeList(ask)).toMatchObject({ items: all, total: 230 })
  expect(await readWholeList(ask, isOpen)).toMatchObject({ items: all.filter(isOpen), total: 77 })
})

test('a page is filled with what is open, whatever page of everything that is on', async () => {
  const { items, total, page } = await readOpenPage(ask, isOpen, { page: 2, pageSize: 25 })
  expect(items).toEqual(all.filter(isOpen).slice(25, 50))
  expect({ total, page }).toEqual({ total: 77, page: 2 })
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 100 })))
})

test('the last page has the rest, and one beyond it is the first', async () => {
  const last = await readOpenPage(ask, isOpen, { page: 4, pageSize: 25 })
  expect(last).toMatchObject({ items: [225, 228], page: 4 })
  const beyond = await readOpenPage(ask, isOpen, { page: 5, pageSize: 25 })
  expect(beyond.page).toBe(1)
  expect(beyond.items[0]).toBe(0)
})

test('where nothing is open the list is empty', async () => {
  const none = await readOpenPage(ask, () => false, { page: 3, pageSize: 25 })
  expect(none).toMatchObject({ items: [], total: 0, page: 1 })
})
