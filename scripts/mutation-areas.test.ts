import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findMutationAreas } from './mutation-areas.ts'
import { repositoryRoot } from './paths.ts'

const areas = findMutationAreas(repositoryRoot)
const mutated = (name: string) => areas.get(name)?.mutate ?? []
const tested = (name: string) => areas.get(name)?.tests ?? []

describe('the area rules', () => {
  it.each(['courts', 'memberships', 'group-classes', 'deposit-account'])(
    'has the pure decisions of %s',
    (feature) => {
      expect(mutated('rules').filter((file) => file.includes(`/${feature}/`))).not.toEqual([])
    },
  )

  it('mutates nothing of the server, and no test', () => {
    expect(mutated('rules').filter((file) => /\.server\.ts$|\.test\./.test(file))).toEqual([])
  })
})

describe('areas are found in the tree', () => {
  it('parts of the same name are one area', () => {
    const folders = new Set(
      mutated('payments').map((file) => file.split('/').slice(3, 5).join('/')),
    )
    expect([...folders].sort()).toEqual(['core/payments', 'features/payments'])
  })

  it.each(['account-guard', 'content-contract', 'payment-simulator', 'pages', 'sessions'])(
    '%s is one',
    (name) => {
      expect(mutated(name)).not.toEqual([])
      expect(tested(name)).not.toEqual([])
    },
  )

  it('tests of several features count for the part that they are named after', () => {
    expect(tested('privacy').some((file) => file.includes('/testing/privacy/'))).toBe(true)
  })

  it('each file exists', () => {
    const files = [...areas.values()].flatMap(({ mutate }) => mutate)
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })
})
