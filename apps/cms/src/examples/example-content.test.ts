import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../import/check-folder.ts'
import { readExampleEntries } from './example-entries.ts'

const folder = path.join(import.meta.dirname, 'content')
const { source, warnings } = await checkFolder(folder)
const text = source.entries.map(({ item }) => JSON.stringify(item)).join('\n')

describe('the examples', () => {
  it('are a folder that could be imported, whole in both languages', () => {
    expect(warnings).toEqual([])
    const withoutEnglish = /"no":"[^"]*"\}/
    expect(text).not.toMatch(withoutEnglish)
  })

  it('are read as the folder says', () => {
    const named = ({ name, key, item }: { name: string; key: string; item: unknown }) => ({
      name,
      key,
      item,
    })
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name.localeCompare(other.name)
    expect(readExampleEntries().map(named).sort(byName)).toEqual(
      source.entries.map(named).sort(byName),
    )
  })

  it('state nothing that could be wrong: no figure, address, telephone or link to another site', () => {
    expect(text).not.toMatch(/\d/)
    expect(text).not.toMatch(/https?:|mailto:|@/)
  })

  it('have links between pages outside of rich text only, which cannot lose them', () => {
    expect(text).not.toMatch(/\]\(/)
  })

  it('say on every page what the organisation writes there', () => {
    for (const { name, key, item } of source.entries) {
      if (name !== 'pages' && name !== 'front-page') continue
      expect(JSON.stringify(item), key).toMatch(/Skriv her /)
      expect(JSON.stringify(item)).toMatch(/Write here /)
    }
  })
})
