import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutationAreas } from './mutation-areas.ts'
import { repositoryRoot } from './paths.ts'

const found = (pattern: string) => globSync(pattern, { cwd: repositoryRoot })

describe.each(Object.entries(mutationAreas))('the mutations of %s', (_, { mutate, tests }) => {
  it.each([...mutate])('are made in %s, which is there', (pattern) => {
    expect(found(pattern)).not.toEqual([])
  })

  it.each([...tests])('are looked at by %s, which is there', (pattern) => {
    expect(found(pattern)).not.toEqual([])
  })
})
