import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { findMentions, isAllowed, needlessPlaces, productFiles } from './kind-mentions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('a kind of content', () => {
  const files = productFiles(root)
  const mentions = findMentions(files, (file) => readFileSync(root + file, 'utf8'))

  it('is looked for in the whole product', () => {
    expect(files.length).toBeGreaterThan(900)
    for (const part of ['apps/cms/src/', 'apps/portal/src/', 'packages/content-contract/src/'])
      expect(files.some((file) => file.startsWith(part))).toBe(true)
  })

  it('is named in its own folders, and where there is a reason', () => {
    expect(mentions.filter((mention) => !isAllowed(mention))).toEqual([])
  })

  it('is allowed nowhere without need', () => {
    expect(needlessPlaces(mentions)).toEqual([])
  })
})

describe('it is named', () => {
  const kindsIn = (file: string, text: string) =>
    findMentions([file], () => text).map(({ kind }) => kind)

  it.each([
    ['a.ts', "const a = 'study-places'", ['studyPlace']],
    ['a.ts', 'export const toStudyPlaceCard = 1', ['studyPlace']],
    ['a.ts', 'const STUDY_PLACES = 1', ['studyPlace']],
    ['a.ts', "const a = '/om-oss/studiesteder'", ['studyPlace']],
    ['a.tsx', "import './BuildingProject.tsx'", ['buildingProject']],
    ['a.ts', "const a = kind === 'event'", ['event']],
    ['a.ts', 'const a = fixedAddresses.eventCalendar', ['event']],
    ['a.css', '.study-place { color: red }', ['studyPlace']],
    ['messages/no.json', '{ "nav_study_places": "Steder" }', ['studyPlace']],
  ])('in %s: %s', (file, text, kinds) => {
    expect(kindsIn(file, text)).toEqual(kinds)
  })

  it.each([
    ['a.ts', '// study-places are such a kind\nconst a = 1 /* gyms */'],
    ['a.tsx', 'const send = (event: Event) => event.preventDefault()'],
    ['messages/en.json', '{ "hint": "Choose a study-place" }'],
    ['apps/cms/src/kinds/study-places/queries.ts', "const a = 'study-places'"],
    ['apps/portal/src/features/study-places/a.ts', "const a = 'studyPlace'"],
  ])('not in %s: %s', (file, text) => {
    expect(kindsIn(file, text)).toEqual([])
  })
})

test('a reason holds for its kinds alone', () => {
  const file = 'apps/portal/src/features/eateries/addresses.ts'
  expect(isAllowed({ file, kind: 'studyPlace' })).toBe(true)
  expect(isAllowed({ file, kind: 'gym' })).toBe(false)
})
