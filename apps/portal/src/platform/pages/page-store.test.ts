import { expect, it } from 'vitest'
import { createPageStore } from './page-store.ts'

const one = (name: string, isBounded = true, bytes = 10) => ({ name, isBounded, bytes })
const namesOf = (pages: readonly { name: string }[]) => pages.map(({ name }) => name)

it('keeps no more bytes than it may, and what was asked for last', () => {
  const store = createPageStore<ReturnType<typeof one>>({ site: 100, unbounded: 10 })
  for (let number = 0; number < 1_000; number += 1) {
    store.set(`${number}`, one(`${number}`))
    store.set('front', one('front'))
  }
  expect(store.pages()).toHaveLength(10)
  expect(store.get('front')).toBeDefined()
})

it('lets no number of made-up addresses push a page of the site out', () => {
  const store = createPageStore<ReturnType<typeof one>>({ site: 100, unbounded: 20 })
  store.set('front', one('front'))
  for (let number = 0; number < 1_000; number += 1) {
    store.set(`/?${number}`, one(`${number}`, false))
    store.get(`/?${number}`)
  }
  expect(namesOf(store.pages())).toEqual(['front', '999', '998'])
})

it('names the pages of the site first, those that were asked for last before the others', () => {
  const store = createPageStore<ReturnType<typeof one>>({ site: 100, unbounded: 100 })
  for (const name of ['a', 'b', 'c']) store.set(name, one(name))
  store.set('d', one('d', false))
  store.get('a')
  expect(namesOf(store.pages())).toEqual(['a', 'c', 'b', 'd'])
})

it('deletes one page, or all', () => {
  const store = createPageStore<ReturnType<typeof one>>({ site: 100, unbounded: 100 })
  for (const name of ['a', 'b']) store.set(name, one(name, name === 'a'))
  store.delete('b')
  expect(namesOf(store.pages())).toEqual(['a'])
  store.delete('a')
  expect(store.get('a')).toBeUndefined()
  for (const name of ['a', 'b']) store.set(name, one(name, name === 'a'))
  store.clear()
  expect(store.pages()).toEqual([])
})
