import { describe, expect, it } from 'vitest'
import { toSlug } from './to-slug.ts'

describe('toSlug', () => {
  it.each([
    ['Studentenes Småbarnstue', 'studentenes-smabarnstue'],
    ['Blåbær & Øyenstikker', 'blabaer-oyenstikker'],
    ['A\u030Asen', 'asen'],
    ['  Café «Été»  ', 'cafe-ete'],
    ['../../etc', 'etc'],
    ['日本', ''],
  ])('turns %j into %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })
})
