import { expect, it } from 'vitest'
import { aboutName, aboutValue } from './about.ts'
import { withTyped } from './with-typed.ts'

const visitor = { userId: null, now: 7 }
const draft = {
  id: 'draft',
  userId: 'ada',
  token: 'token',
  savedAt: 1,
  values: { firstName: 'Ada', subject: 'Before', category: 'housing', subcategory: 'rent' },
}

function typed(fields: Record<string, string | File>): FormData {
  const plain = new FormData()
  for (const [name, value] of Object.entries({ firstname: '', text: '', about: '', ...fields }))
    plain.append(name, value)
  return plain
}

it('leaves the draft as it is when nothing was typed', () => {
  const loaded = { draft, files: [] }
  expect(withTyped(loaded, typed({ vedlegg: new File([], '') }), visitor)).toBe(loaded)
})

it('begins a draft of the reader with what was typed', () => {
  const { draft: begun } = withTyped({ draft: null, files: [] }, typed({ text: 'Hei' }), visitor)
  expect(begun).toMatchObject({ userId: null, token: null, savedAt: 7, values: { text: 'Hei' } })
})

it('adds what was typed to the draft, which keeps what it alone has', () => {
  const file = new File(['a'], 'new.pdf')
  const about = aboutValue('sports', 'price')
  const loaded = { draft, files: [new File(['b'], 'old.pdf')] }
  const found = withTyped(
    loaded,
    typed({ firstname: 'Linh', [aboutName]: about, vedlegg: file }),
    visitor,
  )
  expect(found.draft).toEqual({
    ...draft,
    savedAt: 7,
    values: { ...draft.values, firstName: 'Linh', category: 'sports', subcategory: 'price' },
  })
  expect(found.files.map(({ name }) => name)).toEqual(['old.pdf', 'new.pdf'])
})
